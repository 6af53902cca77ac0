import { useEffect, useState } from 'react'
import type { BoundCall } from '../../api/boundCall.ts'
import { isHeld, waitUntilFree } from '../../upload/holdSending.ts'
import { type LinkCheck, readLink } from './readLink.ts'

/** `elsewhere`: in another tab of this browser. */
export type LinkState = { kind: 'looking' } | LinkCheck | { kind: 'elsewhere' }

/** Refreshes when another tab releases it and when the network returns. */
export function useLink(call: BoundCall, linkId: string) {
  const [state, setState] = useState<LinkState>({ kind: 'looking' })
  const [round, setRound] = useState(0)
  const lookAgain = () => setRound(last => last + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new look
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const found = await readLink(call, linkId)
      const isElsewhere = found.kind === 'unfinished' && (await isHeld(linkId))
      if (signal.aborted) return
      setState(isElsewhere ? { kind: 'elsewhere' } : found)
      if (!isElsewhere) return
      await waitUntilFree(linkId, signal)
      lookAgain()
    }
    look().catch(error => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [call, linkId, round])

  const isUnreachable = state.kind === 'unreachable'
  useEffect(() => {
    if (!isUnreachable) return
    const again = () => setRound(last => last + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreachable])

  return { state, setState, lookAgain }
}
