import { useCallback, useState } from 'react'
import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import { mayBecome } from '../../../shared/domain/transfer.ts'
import { useJustRequested } from '../components/useJustRequested.ts'
import type { ListAnswer } from './askList.ts'

/** Longer than an index takes (open-parts: 5 seconds at the 95th percentile); then a new request stands elsewhere. */
const TIMEOUT_MILLISECONDS = 10_000

export type OwnChanges = ReturnType<typeof useOwnChanges>

/** What was done on this page, in case the list does not know it yet. */
export function useOwnChanges() {
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const { noteAsked, isJustAsked } = useJustRequested()
  const [made, setMade] = useState<{ id: string; at: number }>()

  const noteRevoked = useCallback((id: string) => setRevoked(ids => new Set(ids).add(id)), [])
  /** @param id a request that should stand in what is listed now */
  const noteMade = useCallback((id: string) => setMade({ id, at: Date.now() }), [])
  /** A transfer as it is known to be: what was revoked never comes back. */
  const known = useCallback(
    (transfer: ListedTransfer): ListedTransfer =>
      isRevokedSince(transfer, revoked) ? { ...transfer, transferState: 'retracted' } : transfer,
    [revoked],
  )
  const isBehind = useCallback(
    ({ list, count }: ListAnswer) => {
      const isAwaited = made !== undefined && Date.now() - made.at < TIMEOUT_MILLISECONDS
      return (
        list.asOf !== undefined ||
        count.asOf !== undefined ||
        list.transfers.some(transfer => isRevokedSince(transfer, revoked)) ||
        (isAwaited && !list.transfers.some(({ id }) => id === made.id))
      )
    },
    [revoked, made],
  )
  return { noteRevoked, noteAsked, isJustAsked, noteMade, known, isBehind }
}

function isRevokedSince({ id, transferState }: ListedTransfer, revoked: ReadonlySet<string>): boolean {
  return revoked.has(id) && mayBecome(transferState, 'retracted')
}
