import type { Condition, PolicyContent, Statement } from '../domain/policies/policy.ts'
import { policyModes } from './en/policies.ts'
import { policyChangeTexts as texts } from './en/policyEditor.ts'
import { conditionText, statementText } from './policySummary.ts'

export type PolicyChange = { kind: 'added' | 'removed' | 'changed'; text: string }

type Content = Pick<PolicyContent, 'name' | 'description' | 'conditions' | 'statements' | 'mode'>

/** What one version of a policy changes in the one before it, in plain words. */
export function describePolicyChanges(before: Content, after: Content): PolicyChange[] {
  const modeName = (mode: Content['mode']) => policyModes[mode]?.label ?? mode
  return [
    ...describeText(texts.name, before.name, after.name),
    ...describeText(texts.description, before.description, after.description),
    ...describeText(texts.mode, modeName(before.mode), modeName(after.mode)),
    ...describeList(texts.condition, before.conditions, after.conditions, {
      getKey: ({ attribute }) => attribute,
      getText: conditionText,
      getDetails: describeValues,
    }),
    ...describeList(texts.demand, before.statements, after.statements, {
      getKey: ({ feature }) => feature,
      getText: statementText,
      getDetails: describeExplanation,
    }),
  ]
}

function describeText(label: string, before: string, after: string): PolicyChange[] {
  if (before === after) return []
  if (before === '') return [{ kind: 'added', text: texts.text(label, after) }]
  if (after === '') return [{ kind: 'removed', text: texts.text(label, before) }]
  return [{ kind: 'changed', text: texts.changedText(label, before, after) }]
}

type Describing<Item> = {
  /** Items with the same key are versions of one item. */
  getKey: (item: Item) => string
  getText: (item: Item) => string
  /** What the texts of two versions may not show. */
  getDetails: (before: Item, after: Item) => string[]
}

function describeList<Item extends Condition | Statement>(
  label: string,
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
      changes.push({ kind: 'removed', text: texts.text(label, getText(item)) })
      continue
    }
    const [old, now] = [getText(item), getText(next)]
    const text = old === now ? texts.text(label, now) : texts.changedText(label, old, now)
    const details = getDetails(item, next)
    changes.push({ kind: 'changed', text: details.length > 0 ? texts.withDetails(text, details) : text })
  }
  return [...changes, ...added.map((item): PolicyChange => ({ kind: 'added', text: texts.text(label, getText(item)) }))]
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
    ...(added.length > 0 ? [texts.addedValues(added)] : []),
    ...(removed.length > 0 ? [texts.removedValues(removed)] : []),
  ]
}

function describeExplanation(before: Statement, after: Statement): string[] {
  return [
    ...describeDetail(texts.message, before.message ?? '', after.message ?? ''),
    ...describeDetail(texts.link, before.link ?? '', after.link ?? ''),
  ]
}

function describeDetail(label: string, before: string, after: string): string[] {
  if (before === after) return []
  if (before === '') return [texts.addedText(label, after)]
  return [after === '' ? texts.removedText(label, before) : texts.changedText(label, before, after)]
}
