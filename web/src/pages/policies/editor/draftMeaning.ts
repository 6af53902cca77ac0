import { isAlwaysTrue } from '../../../../../shared/domain/policies/alwaysTrue.ts'
import { canMatch } from '../../../../../shared/domain/policies/conflicts.ts'
import { normalisePolicy } from '../../../../../shared/domain/policies/normalise.ts'
import { Condition, Statement } from '../../../../../shared/domain/policies/policy.ts'
import { policyPageTexts } from '../../../../../shared/texts/policyPage.ts'
import { conditionText, policySummary } from '../../../../../shared/texts/policySummary.ts'
import type { PolicyDraft } from './policyDraft.ts'

export type DraftMeaning = { summary: string; isUnfinished: boolean; notes: string[]; warnings: string[] }

/** What a draft says so far. Leaves out the rows that are not finished. */
export function explainDraft(draft: PolicyDraft): DraftMeaning {
  const read = draft.conditions.flatMap(condition => Condition.safeParse(condition).data ?? [])
  const statements = draft.statements.flatMap(statement => Statement.safeParse(statement).data ?? [])
  const { conditions } = normalisePolicy({ name: '', description: '', mode: 'off', conditions: read, statements })
  return {
    summary: policySummary({ conditions, statements }),
    isUnfinished: read.length < draft.conditions.length || statements.length < draft.statements.length,
    notes: draft.conditions.length === 0 ? [policyPageTexts.everyTransfer] : [],
    warnings: [
      ...(canMatch(conditions) ? [] : [policyPageTexts.noTransfer]),
      ...conditions.filter(isAlwaysTrue).map(condition => policyPageTexts.alwaysTrue(conditionText(condition))),
    ],
  }
}
