import * as z from 'zod'
import { extensible } from '../tolerantReader.ts'

/** The past that policies are tried on and counted over: 90 days. */
export const SIMULATED_MILLISECONDS = 90 * 86_400_000

/** The strongest first. */
export const SimulatedOutcome = z.enum(['blocked', 'warned', 'changed', 'matched'])
export type SimulatedOutcome = z.infer<typeof SimulatedOutcome>

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
      because: z.string(),
    }),
  ),
})
export type Simulated = z.infer<typeof Simulated>
