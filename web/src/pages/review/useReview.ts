import type * as z from 'zod'
import { type reviewAnyTransfer, reviewTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { ApiError } from '../../api/call.ts'
import { type Outcome, useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { isPassing } from '../../upload/failure.ts'

const POLL_MILLISECONDS = 5000
/** A request may wait for weeks, and a mail may bounce later. */
const WAITING_POLL_MILLISECONDS = 30_000

export type Review = z.output<typeof reviewTransfer.reply>

export type ReviewFault = { kind: 'notFound' | 'failed'; text: string; isPassing: boolean }

/**
 * Polls for senders: every five seconds while the transfer is unfinished, every 30 while it is requested or active.
 * The audit records each read of an administrator, so administrators do not poll.
 */
export function useReview(
  transferId: string | undefined,
  contract: typeof reviewTransfer | typeof reviewAnyTransfer = reviewTransfer,
) {
  const call = useCall()
  const isFollowed = contract === reviewTransfer
  const { reply, failure, reload } = useRead({
    key: transferId && `${contract.path} ${transferId}`,
    read: signal => call(contract, { params: { id: transferId ?? '' }, signal }),
    pauseAfter: outcome => (isFollowed ? pauseAfter(outcome) : undefined),
  })
  const fault = failure && findFault(failure.error, isFollowed)
  // A transfer that no longer exists is not shown.
  return { review: fault?.kind === 'notFound' ? undefined : reply, fault, reload }
}

/** Undefined when only an action can change the transfer. */
function pauseAfter(outcome: Outcome<Review>): number | undefined {
  if ('error' in outcome) return isPassing(outcome.error) ? POLL_MILLISECONDS : undefined
  const { transferState } = outcome.reply.transfer
  if (transferState === 'requested' || transferState === 'active') return WAITING_POLL_MILLISECONDS
  return isUnfinished(transferState) ? POLL_MILLISECONDS : undefined
}

function findFault(error: unknown, isFollowed: boolean): ReviewFault {
  const text = error instanceof Error ? error.message : review.missing.failedText
  const isAbsent = error instanceof ApiError && error.status === 404
  return { kind: isAbsent ? 'notFound' : 'failed', text, isPassing: isFollowed && isPassing(error) }
}
