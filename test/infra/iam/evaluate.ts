import { isLike } from './reference.ts'
import type { Statement } from './templatePolicies.ts'

/** What IAM decides on: one action on one resource, with the condition keys that the request has. */
export type Request = { action: string; resource: string; context: Context }
export type Context = Record<string, string | readonly string[]>

/**
 * The decision of the policies of one role of the account: a denial outweighs, and nothing is allowed by default.
 * `evaluate.test.ts` holds it to AWS's documented examples.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function isAllowed(statements: readonly Statement[], request: Request): boolean {
  const matching = statements.filter(statement => applies(statement, request))
  return matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny')
}

export function applies({ Action, Resource, NotResource, Condition = {} }: Statement, request: Request): boolean {
  return (
    Action.some(pattern => isLike(request.action.toLowerCase(), pattern.toLowerCase())) &&
    (Resource === undefined || Resource.some(pattern => isLike(request.resource, pattern))) &&
    !NotResource?.some(pattern => isLike(request.resource, pattern)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, values]) => isMet(operator, find(request.context, key), values)),
    )
  )
}

/** Names of keys have no case. */
function find(context: Context, key: string): string | readonly string[] | undefined {
  return Object.entries(context).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1]
}

const operators: Record<string, (value: string, wanted: string) => boolean> = {
  StringEquals: (value, wanted) => value === wanted,
  StringLike: isLike,
  ArnEquals: isLike,
  ArnLike: isLike,
  Bool: (value, wanted) => value.toLowerCase() === wanted.toLowerCase(),
  NumericLessThan: (value, wanted) => Number(value) < Number(wanted),
}
const negated: Record<string, string> = {
  StringNotEquals: 'StringEquals',
  StringNotLike: 'StringLike',
  ArnNotEquals: 'ArnEquals',
  ArnNotLike: 'ArnLike',
}

/**
 * Several values of the policy mean any of them; with a negated operator, none of them.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-logic-multiple-context-keys-or-values.html
 */
function isMet(operator: string, value: string | readonly string[] | undefined, wanted: readonly string[]): boolean {
  if (operator === 'Null') return (value === undefined) === (wanted[0] === 'true')
  const [, set, name = '', ifExists] = /^(ForAllValues:|ForAnyValue:)?(\w+?)(IfExists)?$/.exec(operator) ?? []
  const compare = operators[negated[name] ?? name]
  if (!compare) throw new Error(`The evaluator does not know the operator ${operator}.`)
  const isNegated = name in negated
  const matches = (one: string) => wanted.some(each => compare(one, each)) !== isNegated

  if (value === undefined || value.length === 0) {
    if (ifExists || set === 'ForAllValues:') return true
    return set === undefined && isNegated
  }
  const values = [value].flat()
  if (set === 'ForAllValues:') return values.every(matches)
  if (set === 'ForAnyValue:') return values.some(matches)
  const [single, ...more] = values
  if (single === undefined || more.length > 0) throw new Error(`${operator} compares one value, not ${values}.`)
  return matches(single)
}
