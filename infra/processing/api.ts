import { Aws } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { type Contract, getMethods, isForMembers } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { acknowledge } from '../nagSuppressions.ts'

type Props = {
  apiId: string
  userPoolId: string
  /** The functions check rights. */
  audiences: string[]
  getFunction: (name: string) => IFunction
}

export class Api extends Construct {
  constructor(scope: Construct, id: string, { apiId, userPoolId, audiences, getFunction }: Props) {
    super(scope, id)
    const httpApi = HttpApi.fromHttpApiAttributes(this, 'Shell', { httpApiId: apiId })
    const signedIn = new HttpJwtAuthorizer(
      'SignedIn',
      `https://cognito-idp.${Aws.REGION}.amazonaws.com/${userPoolId}`,
      {
        jwtAudience: audiences,
        identitySource: ['$request.header.Authorization'],
      },
    )
    const anyone = new HttpNoneAuthorizer()
    for (const contract of Object.values<Contract>(contracts)) {
      const integration = new HttpLambdaIntegration(`${contract.name}Integration`, getFunction(contract.name))
      for (const method of getMethods(contract)) {
        const route = new HttpRoute(this, method === 'HEAD' ? `${contract.name}Head` : contract.name, {
          httpApi,
          routeKey: HttpRouteKey.with(contract.path, HttpMethod[method]),
          integration,
          authorizer: isForMembers(contract.caller) ? signedIn : anyone,
        })
        if (!isForMembers(contract.caller))
          acknowledge(route, 'APIG4', 'A call without sign-in: it checks its link or token itself.')
      }
    }
  }
}
