import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod'
import { reviewTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { isPassing } from '../../upload/failure.ts'

const POLL_MILLISECONDS = 5000

export type Review = z.output<typeof reviewTransfer.reply>

export type ReviewRead = {
  /** The last answer, kept while a later read fails. */
  review?: Review
  fault?: { kind: 'notFound' | 'failed'; text: string; isPassing: boolean }
}

/** Reads a transfer for its sender, and again every five seconds while it is unfinished. */
export function useReview(transferId: string | undefined) {
  const call = useCall()
  const [read, setRead] = useState<ReviewRead>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new read
  useEffect(() => {
    if (transferId === undefined) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    const load = async () => {
      const input = { params: { id: transferId }, signal: controller.signal }
      const next = await call(reviewTransfer, input).then(
        review => ({ review }),
        error => ({ fault: faultOf(error) }),
      )
      if (controller.signal.aborted) return
      setRead(last => ('fault' in next && next.fault.kind === 'failed' ? { ...last, ...next } : next))
      const goesOn = 'review' in next ? isUnfinished(next.review.transfer.transferState) : next.fault.isPassing
      if (goesOn) timer = setTimeout(load, POLL_MILLISECONDS)
    }
    void load()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [call, transferId, round])

  const reload = useCallback(() => setRound(last => last + 1), [])
  return { ...read, reload }
}

function faultOf(error: unknown): NonNullable<ReviewRead['fault']> {
  const text = error instanceof Error ? error.message : 'The transfer could not be loaded.'
  const isAbsent = error instanceof ApiError && error.status === 404
  return { kind: isAbsent ? 'notFound' : 'failed', text, isPassing: isPassing(error) }
}
