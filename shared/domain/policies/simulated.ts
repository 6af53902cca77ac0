import * as z from 'zod'
import { extensible } from '../tolerantReader.ts'
import { policyFeatures } from './features.ts'

/** The past that policies are tried on and counted over: 90 days. */
export const SIMULATED_MILLISECONDS = 90 * 86_400_000

/** The strongest first. */
export const SimulatedOutcome = z.enum(['blocked', 'warned', 'changed', 'matched'])
export type SimulatedOutcome = z.infer<typeof SimulatedOutcome>

/** What the sender of a past transfer would have had to change. */
const UnmetDemand = z.discriminatedUnion('feature', [
  /** Otherwise it is prohibited. */
  z.strictObject({ feature: z.enum(policyFeatures), isRequired: z.boolean() }),
  z.strictObject({ feature: z.literal('acknowledgement'), isRequired: z.literal(true) }),
  z.strictObject({ feature: z.enum(['minExpiryDays', 'maxExpiryDays']), used: z.int(), demanded: z.int() }),
  z.strictObject({ feature: z.literal('templateSet'), used: z.string(), demanded: z.string() }),
])
export type UnmetDemand = z.infer<typeof UnmetDemand>

/** What a policy would have done with past transfers. */
export const Simulated = z.strictObject({
  /** All conditions hold. A matching transfer can count as blocked, or warned, and as changed. */
  matched: z.int(),
  blocked: z.int(),
  warned: z.int(),
  /** The sender would have had to change something. */
  changed: z.int(),
  /** Too little is known to say whether they match, or whether they would have been changed. */
  undecided: z.int(),
  /** At most ten: the strongest outcomes first, and of each the newest. */
  examples: z.array(
    z.strictObject({
      id: z.string(),
      createdAt: z.string(),
      sender: z.string(),
      recipient: z.string(),
      outcome: extensible(SimulatedOutcome),
      /** In English. */
      because: z.string(),
      /** What `because` says, for other languages. Absent from replies of earlier versions. */
      unmet: z.array(UnmetDemand).optional(),
    }),
  ),
})
export type Simulated = z.infer<typeof Simulated>
