import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { type Grant, toGrants } from '../../lambdas/aws/functions/portPermissions.ts'
import type { ResourceArns } from '../resourceArns.ts'

export function toReachStatements({ reach, grants = [], sealed = [] }: DeployedFunction, places: ResourceArns) {
  return toGrantStatements([...toGrants(reach), ...grants], places, sealed)
}

/**
 * One per resource and condition, for readability.
 * @param sealed limits KMS calls to these contexts
 */
export function toGrantStatements(
  grants: readonly Grant[],
  { arns, allExcept, conditions }: ResourceArns,
  sealed: readonly string[] = [],
): PolicyStatement[] {
  const groups = Map.groupBy(grants, grant =>
    JSON.stringify([grant.on, grant.rows, grant.attributes, grant.attributes && isRead(grant)]),
  )
  return [...groups.values()].map(group => {
    const [{ on, rows, attributes } = raise()] = group
    const [arn, others] = [arns[on], allExcept?.[on]]
    if (!arn && !others) throw new Error(`This stack has no ${on} for ${group.map(({ action }) => action)}.`)
    return new PolicyStatement({
      effect: Effect.ALLOW,
      actions: group.map(({ action }) => action),
      ...(others ? { notResources: [others] } : { resources: [arn ?? []].flat() }),
      conditions: {
        ...conditions?.[on],
        ...(rows ? { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows } } : {}),
        ...(attributes ? onlyAttributes(attributes, group.every(isRead)) : {}),
        ...(on === 'secretsKey' ? { StringLike: { 'kms:EncryptionContext:context': sealed } } : {}),
      },
    })
  })
}

const isRead = ({ action }: Grant) => /:(BatchGet|Get|Query|Scan)/.test(action)

/**
 * A request for all attributes, or one that returns the whole row, names none, and so would be allowed. A transaction
 * may have no value for the latter.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
function onlyAttributes(attributes: readonly string[], readsOnly: boolean) {
  return {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
    ...(readsOnly
      ? { StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' } }
      : { StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' } }),
  }
}

function raise(): never {
  throw new Error('A group of grants is empty.')
}
