import { Aws } from 'aws-cdk-lib'
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'

const CALLS = ['Delete', 'Get', 'Head', 'Patch', 'Post', 'Put'].map(method => `es:ESHttp${method}`)

/**
 * Denies all callers except the named roles, even if their own policies allow it. Unsigned calls have no role.
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/ac.html
 */
export function searchAccess({ arn, callers }: { arn: string; callers: readonly string[] }): PolicyDocument {
  const resources = [`${arn}/*`]
  return new PolicyDocument({
    statements: [
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new AccountRootPrincipal()],
        actions: CALLS,
        resources,
        conditions: { ArnEquals: { 'aws:PrincipalArn': callers } },
      }),
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: CALLS,
        resources,
        conditions: { ArnNotEquals: { 'aws:PrincipalArn': callers } },
      }),
    ],
  })
}

export function roleArn(name: string): string {
  return `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${name}`
}
