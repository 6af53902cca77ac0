import { isSameAddress } from './email.ts'
import { type Transfer, wasWarned } from './transfer.ts'

/** Longer pauses are no correction of a mistake. */
const MAX_CORRECTION_MILLISECONDS = 30 * 60_000

type Compared = Pick<Transfer, 'recipient' | 'createdAt'>
type Earlier = Compared & Pick<Transfer, 'rvReasons'>

/**
 * Finds the mistake that a sending prevented: the nearest earlier provisional transfer that was shown a reason, was
 * corrected within 30 minutes, and had another recipient than the one that was sent.
 * @param sent the finalized transfer
 * @param earlier the provisional transfers of this sending that it corrects, the nearest first
 */
export function findMistake<Provisional extends Earlier>(
  sent: Compared,
  earlier: readonly Provisional[],
): Provisional | undefined {
  return earlier.find((mistaken, place) => {
    const next = earlier[place - 1] ?? sent
    const pause = Date.parse(next.createdAt) - Date.parse(mistaken.createdAt)
    return (
      wasWarned(mistaken) && pause <= MAX_CORRECTION_MILLISECONDS && !isSameAddress(mistaken.recipient, sent.recipient)
    )
  })
}
