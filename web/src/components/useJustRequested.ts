import { useCallback, useState } from 'react'
import type { TransferState } from '../../../shared/domain/transfer.ts'

/** A second mail within this time is a mistake. */
const RECENT_MILLISECONDS = 60_000

/** A request that was revoked since can be mailed again. */
type Request = { id: string; transferState: TransferState }

export function useJustRequested() {
  const [requested, setRequested] = useState<ReadonlyMap<string, number>>(new Map())
  const noteRequested = useCallback(
    (one: Request) => setRequested(last => new Map(last).set(getKey(one), Date.now())),
    [],
  )
  const isJustRequested = (one: Request) =>
    Date.now() - (requested.get(getKey(one)) ?? Number.NEGATIVE_INFINITY) < RECENT_MILLISECONDS
  return { noteRequested, isJustRequested }
}

function getKey({ id, transferState }: Request): string {
  return `${transferState} ${id}`
}
