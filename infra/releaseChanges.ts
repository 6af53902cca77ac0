import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import { fullDiff, type ResourceDifference, ResourceImpact } from '@aws-cdk/cloudformation-diff'

export type Templates = Record<string, Template>
type Template = { Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }> }

/** Hold no data, but people or other systems know their generated names. */
const known = [
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::SES::EmailIdentity',
]

/** Replacements and removals that a release means, as `<stack>/<logical id>`, with a reason. Emptied at each release. */
export const intended: Readonly<Record<string, string>> = {
  'WaybillPipeline/followTransfersLogs27A79E64':
    'The function is in the stack of lists now; its log of three months goes.',
  'WaybillPipeline/completeIndexLogs4A6B9AB8':
    'The function is in the stack of lists now; its log of three months goes.',
  'WaybillPipeline/FollowingDeadLetters7D8E7CC0':
    'The queue is in the stack of lists now. docs/operations.md (Update) says what to do with its messages before.',
}

/** What an operator does besides the deployment to go back to the last release. Emptied at each release. */
export const rollback: readonly string[] = [
  'Released contents are stored once: before and after a rollback to 1.18 run bin/prepareRollback.ts (docs/operations.md, Roll back).',
]

const losses: Partial<Record<ResourceImpact, string>> = {
  [ResourceImpact.WILL_REPLACE]: 'replaces',
  [ResourceImpact.MAY_REPLACE]: 'may replace',
  [ResourceImpact.WILL_DESTROY]: 'removes',
  [ResourceImpact.WILL_ORPHAN]: 'removes',
}

/** The resources whose replacement or removal loses data or names. */
export function toLasting(templates: Templates): Templates {
  const lasting = getLastingTypes()
  return Object.fromEntries(
    Object.entries(templates).map(([stack, { Resources }]) => [
      stack,
      { Resources: Object.fromEntries(Object.entries(Resources).filter(([, { Type }]) => lasting.has(Type))) },
    ]),
  )
}

/**
 * Compares with the last release by CloudFormation's own resource schemas, as `cdk diff` does.
 * @param before of the last release
 * @returns a sentence for each resource that an update would replace or remove, and for each table with several changed
 * indexes
 */
export function findLosses(before: Templates, after: Templates, allowed = intended): string[] {
  const now = toLasting(after)
  const stale = Object.keys(allowed).filter(name => !namesIn(toLasting(before)).has(name))
  return [
    ...Object.entries(toLasting(before)).flatMap(([stack, template]) => {
      const { resources } = fullDiff(template, now[stack] ?? { Resources: {} })
      const changes: [string, ResourceDifference][] = []
      resources.forEachDifference((id, change) => changes.push([`${stack}/${id}`, change]))
      return changes.flatMap(([name, change]) => [
        ...(name in allowed ? [] : toLoss(name, change)),
        ...toIndexChanges(name, change),
      ])
    }),
    ...stale.map(name => `${name} is in infra/releaseChanges.ts, but not in the last release. Delete the line.`),
  ]
}

function toLoss(name: string, { changeImpact, oldResourceType, propertyUpdates }: ResourceDifference): string[] {
  const loss = losses[changeImpact]
  if (loss === undefined) return []
  const causes = Object.entries(propertyUpdates).flatMap(([property, update]) =>
    update.changeImpact === changeImpact ? [property] : [],
  )
  const cause = causes.length > 0 ? ` (${causes.join(', ')})` : ''
  return [
    `${name}: this version ${loss} the ${oldResourceType}${cause} of the last release. Keep it as it is; if the loss is ` +
      'meant, name it in infra/releaseChanges.ts.',
  ]
}

/** @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_UpdateTable.html */
function toIndexChanges(name: string, { oldProperties, newProperties }: ResourceDifference): string[] {
  if (!oldProperties || !newProperties) return []
  const [before, after] = [oldProperties, newProperties].map(properties =>
    toIndexes(properties?.GlobalSecondaryIndexes),
  )
  if (!before || !after) return []
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter(index => before.get(index) !== after.get(index))
  if (changed.length < 2) return []
  return [
    `${name}: this version changes the indexes ${changed.join(', ')}. DynamoDB creates or deletes one index per update: ` +
      'change one in each release.',
  ]
}

function toIndexes(indexes: unknown): Map<string, string> {
  const found = Array.isArray(indexes) ? (indexes as { IndexName: string }[]) : []
  return new Map(found.map(index => [index.IndexName, JSON.stringify(index)]))
}

function namesIn(templates: Templates): Set<string> {
  return new Set(
    Object.entries(templates).flatMap(([stack, { Resources }]) => Object.keys(Resources).map(id => `${stack}/${id}`)),
  )
}

let lastingTypes: Set<string> | undefined
function getLastingTypes(): Set<string> {
  if (lastingTypes) return lastingTypes
  const types = loadAwsServiceSpecSync().all('resource')
  const stateful = types.filter(({ isStateful }) => isStateful).map(({ cloudFormationType }) => cloudFormationType)
  if (stateful.length === 0) throw new Error('The specification of resources has no stateful ones.')
  lastingTypes = new Set([...stateful, ...known])
  return lastingTypes
}
