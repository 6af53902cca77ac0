import type { Condition, PolicyContent, Statement } from '../domain/policies/policy.ts'
import { modeTexts } from './policyForm.ts'
import { conditionText, statementText } from './policySummary.ts'

export type PolicyChange = { kind: 'added' | 'removed' | 'changed'; text: string }

type Content = Pick<PolicyContent, 'name' | 'description' | 'conditions' | 'statements' | 'mode'>

/** What one version of a policy changes in the one before it, in plain words. */
export function describePolicyChanges(before: Content, after: Content): PolicyChange[] {
  return [
    ...describeText('Name', before.name, after.name),
    ...describeText('Description', before.description, after.description),
    ...describeText('Mode', modeTexts[before.mode]?.label ?? before.mode, modeTexts[after.mode]?.label ?? after.mode),
    ...describeList('Condition', before.conditions, after.conditions, {
      getKey: ({ attribute }) => attribute,
      getText: conditionText,
      getDetails: describeValues,
    }),
    ...describeList('Demand', before.statements, after.statements, {
      getKey: ({ feature }) => feature,
      getText: statementText,
      getDetails: describeExplanation,
    }),
  ]
}

function describeText(field: string, before: string, after: string): PolicyChange[] {
  if (before === after) return []
  if (before === '') return [{ kind: 'added', text: `${field}: “${after}”` }]
  if (after === '') return [{ kind: 'removed', text: `${field}: “${before}”` }]
  return [{ kind: 'changed', text: `${field}: “${before}” is now “${after}”` }]
}

type Describing<Item> = {
  /** Items with the same key are versions of one item. */
  getKey: (item: Item) => string
  getText: (item: Item) => string
  /** What the texts of two versions may not show. */
  getDetails: (before: Item, after: Item) => string[]
}

function describeList<Item extends Condition | Statement>(
  name: string,
  before: readonly Item[],
  after: readonly Item[],
  { getKey, getText, getDetails }: Describing<Item>,
): PolicyChange[] {
  const isIn = (items: readonly Item[]) => (item: Item) => items.some(other => isSame(item, other))
  const removed = before.filter(item => !isIn(after)(item))
  const added = after.filter(item => !isIn(before)(item))
  const changes: PolicyChange[] = []
  for (const item of removed) {
    const index = added.findIndex(other => getKey(other) === getKey(item))
    const [next] = index < 0 ? [] : added.splice(index, 1)
    if (!next) {
      changes.push({ kind: 'removed', text: `${name}: ${getText(item)}` })
      continue
    }
    const texts = getText(item) === getText(next) ? getText(next) : `${getText(item)} is now ${getText(next)}`
    const details = getDetails(item, next)
    const more = details.length > 0 ? ` (${details.join('; ')})` : ''
    changes.push({ kind: 'changed', text: `${name}: ${texts}${more}` })
  }
  return [...changes, ...added.map((item): PolicyChange => ({ kind: 'added', text: `${name}: ${getText(item)}` }))]
}

function isSame(one: object, other: object): boolean {
  const entries = (item: object) => JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return entries(one) === entries(other)
}

/** Long lists show only their beginning in the text of a condition. */
function describeValues(before: Condition, after: Condition): string[] {
  const [old, now] = [before.values.map(String), after.values.map(String)]
  if (old.length < 2 && now.length < 2) return []
  const added = now.filter(value => !old.includes(value))
  const removed = old.filter(value => !now.includes(value))
  return [
    ...(added.length > 0 ? [`added: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`removed: ${removed.join(', ')}`] : []),
  ]
}

function describeExplanation(before: Statement, after: Statement): string[] {
  return [
    ...describeText('Message', before.message ?? '', after.message ?? ''),
    ...describeText('Link', before.link ?? '', after.link ?? ''),
  ].map(({ kind, text }) => `${text}${kind === 'changed' ? '' : ` ${kind}`}`)
}
