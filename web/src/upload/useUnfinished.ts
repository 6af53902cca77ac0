import { useEffect, useState } from 'react'
import { waitUntilFree } from './sendingLock.ts'

/** `elsewhere`: another tab of this browser holds it. */
type Look = { kind: string }

/**
 * Looks again when another tab releases the upload and when the network returns. Keeps what was known while the server
 * is unreachable.
 * @param id of the lock
 * @param look memoised: another one is a new look
 */
export function useUnfinished<State extends Look>(id: string, look: () => Promise<State>) {
  const [state, setState] = useState<State | { kind: 'looking' }>({ kind: 'looking' })
  const [round, setRound] = useState(0)
  const lookAgain = () => setRound(last => last + 1)
  const show = (found: State) => setState(last => (found.kind === 'unreachable' ? { ...last, ...found } : found))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new look
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async () => {
      const found = await look()
      if (signal.aborted) return
      show(found)
      if (found.kind !== 'elsewhere') return
      await waitUntilFree(id, signal)
      lookAgain()
    }
    follow().catch(error => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [id, look, round])

  const isUnreachable = state.kind === 'unreachable'
  useEffect(() => {
    if (!isUnreachable) return
    const again = () => setRound(last => last + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreachable])

  return { state, show, lookAgain }
}
