import { useCallback, useState } from 'react'
import type { TransferState } from '../../../shared/domain/transfer.ts'

/** For so long nobody means to mail the same request twice. */
const ASKED_MILLISECONDS = 60_000

/** A request that was revoked since is another thing to ask for. */
type Asked = { id: string; transferState: TransferState }

/** Which requests were mailed again on this page so lately that nobody means it twice. */
export function useJustRequested() {
  const [asked, setAsked] = useState<ReadonlyMap<string, number>>(new Map())
  const noteAsked = useCallback((one: Asked) => setAsked(last => new Map(last).set(getKey(one), Date.now())), [])
  const isJustAsked = (one: Asked) =>
    Date.now() - (asked.get(getKey(one)) ?? Number.NEGATIVE_INFINITY) < ASKED_MILLISECONDS
  return { noteAsked, isJustAsked }
}

function getKey({ id, transferState }: Asked): string {
  return `${transferState} ${id}`
}
