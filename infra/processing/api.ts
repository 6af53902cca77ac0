import { Aws } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { type Contract, getMethods, isForMembers } from '../../shared/contract/contract.ts'
import { type Throttles, toThrottleClass } from '../concurrency.ts'
import { acknowledge } from '../nagSuppressions.ts'
import { AwsCall } from './awsCall.ts'

type Props = {
  apiId: string
  signedIn: HttpJwtAuthorizer
  getFunction: (name: string) => IFunction
  contracts: readonly Contract[]
}

/** @param audiences of all who sign in; the functions check rights */
export function createAuthorizer(userPoolId: string, audiences: string[]): HttpJwtAuthorizer {
  const issuer = `https://cognito-idp.${Aws.REGION}.amazonaws.com/${userPoolId}`
  const identitySource = ['$request.header.Authorization']
  return new HttpJwtAuthorizer('SignedIn', issuer, { jwtAudience: audiences, identitySource })
}

/** The routes of some calls. */
export class Api extends Construct {
  readonly routes: HttpRoute[] = []

  constructor(scope: Construct, id: string, { apiId, signedIn, getFunction, contracts }: Props) {
    super(scope, id)
    const httpApi = HttpApi.fromHttpApiAttributes(this, 'Shell', { httpApiId: apiId })
    const anyone = new HttpNoneAuthorizer()
    for (const contract of contracts) {
      const integration = new HttpLambdaIntegration(`${contract.name}Integration`, getFunction(contract.name))
      for (const method of getMethods(contract)) {
        const route = new HttpRoute(this, method === 'HEAD' ? `${contract.name}Head` : contract.name, {
          httpApi,
          routeKey: HttpRouteKey.with(contract.path, HttpMethod[method]),
          integration,
          authorizer: isForMembers(contract.caller) ? signedIn : anyone,
        })
        this.routes.push(route)
        if (isForMembers(contract.caller)) continue
        acknowledge(route, 'APIG4', 'A call without sign-in: it checks its link or token itself.')
      }
    }
  }
}

type ThrottleProps = {
  apiId: string
  contracts: readonly Contract[]
  throttles: Throttles
  after: readonly HttpRoute[]
}

/**
 * Of each route that needs no sign-in, by its class, so that no flood of them uses up what members' calls share. Not a
 * property of the stage, which exists before the routes and refuses settings of missing ones.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 */
export class RouteThrottles extends Construct {
  constructor(scope: Construct, id: string, { apiId, contracts, throttles, after }: ThrottleProps) {
    super(scope, id)
    const toSettings = (contract: Contract) => {
      const { rate, burst } = throttles[toThrottleClass(contract)]
      return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }
    }
    const open = contracts.filter(({ caller }) => !isForMembers(caller))
    const RouteSettings = Object.fromEntries(
      open.flatMap(contract =>
        getMethods(contract).map(method => [`${method} ${contract.path}`, toSettings(contract)]),
      ),
    )
    const StageName = '$default'
    const call = new AwsCall(this, 'Throttles', {
      resourceType: 'Custom::RouteThrottles',
      call: { service: 'ApiGatewayV2', action: 'updateStage', parameters: { ApiId: apiId, StageName, RouteSettings } },
      permission: {
        action: 'apigateway:PATCH',
        resource: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}::/apis/${apiId}/stages/${StageName}`,
      },
      physicalId: 'route-throttles',
      description: 'Sets the throttles of routes without a sign-in',
    })
    call.node.addDependency(...after)
  }
}
