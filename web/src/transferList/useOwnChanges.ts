import { useCallback, useState } from 'react'
import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import { isLegalTransition } from '../../../shared/domain/transfer.ts'
import { useJustRequested } from '../components/useJustRequested.ts'
import type { ListAnswer } from './askList.ts'

/** Longer than an index update takes (at most 5 seconds at the 95th percentile). */
const TIMEOUT_MILLISECONDS = 10_000

export type OwnChanges = ReturnType<typeof useOwnChanges>

export function useOwnChanges() {
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const [extended, setExtended] = useState<ReadonlyMap<string, string>>(new Map())
  const { noteRequested, isJustRequested } = useJustRequested()
  const [made, setMade] = useState<{ id: string; at: number }>()

  const noteRevoked = useCallback((id: string) => setRevoked(ids => new Set(ids).add(id)), [])
  const noteExtended = useCallback(
    (id: string, expiryDate: string) => setExtended(ends => new Map(ends).set(id, expiryDate)),
    [],
  )
  const noteMade = useCallback((id: string) => setMade({ id, at: Date.now() }), [])
  /** A revoked transfer never becomes active again. */
  const known = useCallback(
    (transfer: ListedTransfer): ListedTransfer =>
      isRevokedSince(transfer, revoked)
        ? { ...transfer, transferState: 'retracted' }
        : isExtendedSince(transfer, extended)
          ? { ...transfer, transferState: 'active', expiryDate: extended.get(transfer.id) }
          : transfer,
    [revoked, extended],
  )
  const isBehind = useCallback(
    ({ list, count }: ListAnswer) => {
      const isAwaited = made !== undefined && Date.now() - made.at < TIMEOUT_MILLISECONDS
      return (
        list.asOf !== undefined ||
        count.asOf !== undefined ||
        list.transfers.some(one => isRevokedSince(one, revoked) || isExtendedSince(one, extended)) ||
        (isAwaited && !list.transfers.some(({ id }) => id === made.id))
      )
    },
    [revoked, extended, made],
  )
  return { noteRevoked, noteExtended, noteRequested, isJustRequested, noteMade, known, isBehind }
}

function isRevokedSince({ id, transferState }: ListedTransfer, revoked: ReadonlySet<string>): boolean {
  return revoked.has(id) && isLegalTransition(transferState, 'retracted')
}

function isExtendedSince(
  { id, transferState, expiryDate = '' }: ListedTransfer,
  extended: ReadonlyMap<string, string>,
) {
  const isOpen = transferState === 'active' || transferState === 'expired'
  return isOpen && expiryDate < (extended.get(id) ?? '')
}
