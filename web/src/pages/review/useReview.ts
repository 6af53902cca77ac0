import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod'
import { type reviewAnyTransfer, reviewTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { isPassing } from '../../upload/failure.ts'

const POLL_MILLISECONDS = 5000
/** A request may wait for weeks, and a mail may bounce later. */
const WAITING_POLL_MILLISECONDS = 30_000

export type Review = z.output<typeof reviewTransfer.reply>

export type ReviewRead = {
  /** The last reply, kept while a later read fails. */
  review?: Review
  fault?: { kind: 'notFound' | 'failed'; text: string; isPassing: boolean }
}

/**
 * Polls for senders: every five seconds while the transfer is unfinished, every 30 while it is requested or active.
 * The audit records each read of an administrator, so administrators do not poll.
 */
export function useReview(
  transferId: string | undefined,
  contract: typeof reviewTransfer | typeof reviewAnyTransfer = reviewTransfer,
) {
  const call = useCall()
  const [read, setRead] = useState<ReviewRead>({})
  const [round, setRound] = useState(0)
  const isFollowed = contract === reviewTransfer

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new read
  useEffect(() => {
    if (transferId === undefined) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    const load = async () => {
      const input = { params: { id: transferId }, signal: controller.signal }
      const next = await call(contract, input).then(
        review => ({ review }),
        error => ({ fault: findFault(error, isFollowed) }),
      )
      if (controller.signal.aborted) return
      setRead(last => ('fault' in next && next.fault.kind === 'failed' ? { ...last, ...next } : next))
      const pause = isFollowed && pauseAfter(next)
      if (pause) timer = setTimeout(load, pause)
    }
    void load()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [call, contract, isFollowed, transferId, round])

  const reload = useCallback(() => setRound(last => last + 1), [])
  return { ...read, reload }
}

/** Undefined when only an action can change the transfer. */
function pauseAfter({ review, fault }: ReviewRead): number | undefined {
  if (!review) return fault?.isPassing ? POLL_MILLISECONDS : undefined
  const { transferState } = review.transfer
  if (transferState === 'requested' || transferState === 'active') return WAITING_POLL_MILLISECONDS
  return isUnfinished(transferState) ? POLL_MILLISECONDS : undefined
}

function findFault(error: unknown, isFollowed: boolean): NonNullable<ReviewRead['fault']> {
  const text = error instanceof Error ? error.message : 'The transfer could not be loaded.'
  const isAbsent = error instanceof ApiError && error.status === 404
  return { kind: isAbsent ? 'notFound' : 'failed', text, isPassing: isFollowed && isPassing(error) }
}
