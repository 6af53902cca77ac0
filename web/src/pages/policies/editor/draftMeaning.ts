import { isAlwaysTrue } from '../../../../../shared/domain/policies/alwaysTrue.ts'
import { canMatch } from '../../../../../shared/domain/policies/conflicts.ts'
import { normalisePolicy } from '../../../../../shared/domain/policies/normalise.ts'
import { Condition, Statement } from '../../../../../shared/domain/policies/policy.ts'
import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor as texts } from '../../../../../shared/texts/en/policyEditor.ts'
import { conditionText, policySummary } from '../../../../../shared/texts/policySummary.ts'
import type { PolicyDraft } from './policyDraft.ts'

export type DraftMeaning = { summary: string; isUnfinished: boolean; notes: string[]; warnings: string[] }

/**
 * What a draft says so far. Leaves out the rows that are not finished.
 * @param otherNames of the other policies
 */
export function explainDraft(draft: PolicyDraft, form: PolicyForm, otherNames: readonly string[]): DraftMeaning {
  const read = draft.conditions.flatMap(condition => Condition.safeParse(condition).data ?? [])
  const statements = draft.statements.flatMap(statement => Statement.safeParse(statement).data ?? [])
  const { conditions } = normalisePolicy({ name: '', description: '', mode: 'off', conditions: read, statements })
  return {
    summary: policySummary({ conditions, statements }),
    isUnfinished: read.length < draft.conditions.length || statements.length < draft.statements.length,
    notes: draft.conditions.length === 0 ? [texts.everyTransfer] : [],
    warnings: [
      ...(otherNames.some(name => isSameName(name, draft.name)) ? [texts.sameName(draft.name.trim())] : []),
      ...(canMatch(conditions) ? [] : [texts.noTransfer]),
      ...conditions.flatMap(condition => warnOfCondition(condition, form)),
      ...statements.flatMap(statement => warnOfStatement(statement, conditions, form)),
    ],
  }
}

function isSameName(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()
}

function warnOfCondition(condition: Condition, { conditions }: PolicyForm): string[] {
  const { attribute, operator, values } = condition
  const field = conditions.attributes.find(one => one.attribute === attribute)?.value
  const limit = field?.type === 'number' ? field.limit : undefined
  const text = conditionText(condition)
  if (limit !== undefined && operator === 'gte' && values[0] > limit) return [texts.overLimit(text, limit)]
  const isWithin = limit !== undefined && operator === 'lte' && values[0] >= limit
  return isWithin || isAlwaysTrue(condition) ? [texts.alwaysTrue(text)] : []
}

function warnOfStatement(
  { feature, effect }: Statement,
  conditions: readonly Condition[],
  { statements }: PolicyForm,
): string[] {
  const { effects = [] } = statements.features.find(one => one.feature === feature) ?? {}
  const warning = effects.find(({ value }) => value === effect)?.warning
  return warning && canMatch([...conditions, ...warning.conditions]) ? [warning.text] : []
}
