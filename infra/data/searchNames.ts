import { ArnFormat, type Stack } from 'aws-cdk-lib'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { toGrants } from '../../lambdas/aws/functions/portPermissions.ts'

/** Fixed: the index names roles that are created after it. */
export type SearchNames = {
  domain: string
  arn: string
  /** By function. */
  roles: Readonly<Record<string, string>>
  keeper: string
  deadLetters: string
}

const SUFFIX = '-lists'
/** @see https://docs.aws.amazon.com/opensearch-service/latest/APIReference/API_CreateDomain.html */
const MAX_DOMAIN_LENGTH = 28

export function getSearchNames(stack: Stack, name: string, functions: readonly DeployedFunction[]): SearchNames {
  const domain = `${name.toLowerCase().slice(0, MAX_DOMAIN_LENGTH - SUFFIX.length)}${SUFFIX}`
  const arnFormat = ArnFormat.SLASH_RESOURCE_NAME
  // Roles are global in an account.
  const getRole = (of: string) => `${name}-${stack.region}-${of}`
  const callers = functions.filter(({ reach, grants = [] }) =>
    [...toGrants(reach), ...grants].some(({ on }) => on === 'index'),
  )
  return {
    domain,
    arn: stack.formatArn({ service: 'es', resource: 'domain', resourceName: domain, arnFormat }),
    roles: Object.fromEntries(callers.map(({ name: of }) => [of, getRole(of)])),
    keeper: getRole('indexKeeper'),
    deadLetters: `${name}-lists-dead-letters`,
  }
}
