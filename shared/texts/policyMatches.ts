import { type EffectCounts, type MatchCounts, PolicyEffect } from '../domain/policies/policyMatches.ts'
import { policyMatches as texts } from './en/policies.ts'

/** How many transfers a policy matched, and what it did to them. Nothing for modes in which it matched none. */
export function matchTexts({ enforced, monitored, effects }: MatchCounts): string[] {
  return [
    ...(enforced > 0 ? [withEffects(texts.enforced(enforced), effects?.enforced)] : []),
    ...(monitored > 0 ? [withEffects(texts.monitored(monitored), effects?.monitored)] : []),
  ]
}

function withEffects(matched: string, counts: Partial<EffectCounts> = {}): string {
  const effects = PolicyEffect.options.flatMap(effect => {
    const count = counts[effect] ?? 0
    return count > 0 ? [texts.effects[effect](count)] : []
  })
  return effects.length > 0 ? texts.withEffects(matched, effects) : matched
}
