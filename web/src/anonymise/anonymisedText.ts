import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'
import { csvFiles as texts } from '../../../shared/texts/en/send.ts'

/** '3 columns anonymized'; undefined for an unchanged file. */
export function anonymisedText(policy: AnonymizationPolicy | undefined): string | undefined {
  const changed = policy?.anonymizationRules.filter(rule => rule.anonymizationMethod !== 'none') ?? []
  return changed.length > 0 ? texts.columns(changed.length) : undefined
}

/** @param columns from 0 */
export function unmatchedText(columns: readonly number[] = []): string | undefined {
  return columns.length === 0 ? undefined : texts.unmatched(columns.map(column => column + 1))
}

export function brokenText(policy: AnonymizationPolicy | undefined, isBroken: boolean | undefined): string | undefined {
  return isBroken && anonymisedText(policy) ? `${texts.notText} ${texts.notTextMeaning}` : undefined
}
