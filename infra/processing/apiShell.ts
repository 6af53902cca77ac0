import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Throttles } from '../concurrency.ts'

/** Created before the resources that need the public origin. */
export class ApiShell extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { members }: Pick<Throttles, 'members'>) {
    super(scope, id)
    const logs = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.api = new HttpApi(this, 'Api', { description: 'The API of Waybill, behind CloudFront' })
    const stage = this.api.defaultStage?.node.defaultChild
    if (!(stage instanceof CfnStage)) throw new Error('The API has no stage.')
    // Of members' routes: the others have their own (infra/processing/api.ts).
    stage.defaultRouteSettings = { throttlingRateLimit: members.rate, throttlingBurstLimit: members.burst }
    stage.accessLogSettings = {
      destinationArn: logs.logGroupArn,
      // A path may contain the secret of a link.
      format: JSON.stringify({
        requestId: '$context.requestId',
        time: '$context.requestTime',
        route: '$context.routeKey',
        status: '$context.status',
        milliseconds: '$context.responseLatency',
        bytes: '$context.responseLength',
        error: '$context.error.message',
        integrationError: '$context.integrationErrorMessage',
      }),
    }
  }

  get domain(): string {
    return `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }
}
