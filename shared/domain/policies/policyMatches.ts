import * as z from 'zod'
import type { MatchedPolicy } from '../transfer.ts'

/** What a policy does to a transfer, or would do in monitor mode. `changed`: the sender has to change something. */
export const PolicyEffect = z.enum(['blocked', 'warned', 'changed'])
export type PolicyEffect = z.infer<typeof PolicyEffect>

const EffectCounts = z.strictObject({ blocked: z.int(), warned: z.int(), changed: z.int() })
export type EffectCounts = z.infer<typeof EffectCounts>

const ModeEffects = z.strictObject({ enforced: EffectCounts, monitored: EffectCounts })

/** How many transfers a policy matched, by the mode that it had at that time. A transfer can have two effects. */
export const MatchCounts = z.strictObject({
  enforced: z.int(),
  monitored: z.int(),
  /** Absent from replies of earlier versions. */
  effects: ModeEffects.optional(),
})
export type MatchCounts = z.infer<typeof MatchCounts>

/** By the policy's id. */
export type PolicyMatches = Record<string, MatchCounts>

/** What indexes count: a policy in one of its modes, and with each of its effects. */
export function toPolicyKeys({ id, mode, effects = [] }: Omit<MatchedPolicy, 'version' | 'name'>): string[] {
  return [`${mode}:${id}`, ...effects.map(effect => `${mode}.${effect}:${id}`)]
}

/** @param counts transfers by `toPolicyKeys`. Modes and effects of newer versions are left out. */
export function toPolicyMatches(counts: Iterable<readonly [key: string, count: number]>): PolicyMatches {
  const matches: Record<string, MatchCounts & { effects: z.infer<typeof ModeEffects> }> = {}
  for (const [key, count] of counts) {
    const [kind = ''] = key.split(':', 1)
    const [mode, effect] = kind.split('.')
    if (count === 0 || (mode !== 'enforce' && mode !== 'monitor')) continue
    const id = key.slice(kind.length + 1)
    const known = matches[id] ?? {
      enforced: 0,
      monitored: 0,
      effects: { enforced: noEffects(), monitored: noEffects() },
    }
    matches[id] = known
    const as = mode === 'enforce' ? 'enforced' : 'monitored'
    const read = PolicyEffect.safeParse(effect)
    if (effect === undefined) known[as] = count
    else if (read.success) known.effects[as][read.data] = count
  }
  return matches
}

const noEffects = (): EffectCounts => ({ blocked: 0, warned: 0, changed: 0 })
