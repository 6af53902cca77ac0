import { Aws } from 'aws-cdk-lib'
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'

/** The methods that a domain is called by. */
const CALLS = ['Delete', 'Get', 'Head', 'Patch', 'Post', 'Put'].map(method => `es:ESHttp${method}`)

/**
 * Who may call the domain: the roles named here by what their own policies allow, and nobody else of the account,
 * whatever theirs allow. Unsigned calls have no role, and are refused with them.
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

/** A role by the name that it is given. */
export function roleArn(name: string): string {
  return `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${name}`
}
