import { fail } from './fail.ts'
import type { Step } from './step.ts'

/** What the sender reads when no step said why. */
export const GIVEN_UP = 'The files could not be processed. Please send them again, or ask for support.'

/** Ends a transfer whose tries are used up. One that failed for a reason of its own keeps it. */
export const giveUp: Step = (context, { transferId }) => fail(context, { transferId, reason: GIVEN_UP })
