import { fail } from './fail.ts'
import type { Step } from './step.ts'

/** For a failure without its own reason. */
export const UNKNOWN_FAILURE = 'The files could not be processed. Please send them again, or contact support.'

/** A transfer that already failed keeps its reason. */
export const giveUp: Step = (context, { transferId }) => fail(context, { transferId, reason: UNKNOWN_FAILURE })
