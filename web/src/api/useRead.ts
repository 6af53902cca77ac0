import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type Outcome<Reply> = { reply: Reply } | { error: unknown }

type Options<Reply> = {
  /** Names what is read. Another key drops the reply under way and reads again; undefined reads nothing. */
  key: string | undefined
  read: (signal: AbortSignal) => Promise<Reply>
  /** Milliseconds until the next read, or undefined for none. `round` is 0 after the first read. */
  pauseAfter?: (outcome: Outcome<Reply>, round: number) => number | undefined
  /** With it, a hidden page does not poll, and reads on its return if it is older than this. */
  staleMilliseconds?: number
  /** Another value reads again, with the same key. */
  version?: unknown
}

type Read<Reply> = {
  answer?: { reply: Reply; key: string } | undefined
  failure?: { error: unknown; key: string }
  request?: number
}

/** Reads on mount and on demand, and polls as `pauseAfter` decides. Keeps the last reply until the next. */
export function useRead<Reply>({ key, staleMilliseconds = Infinity, version, ...options }: Options<Reply>) {
  const [{ answer, failure, ...last }, setRead] = useState<Read<Reply>>({})
  const [request, setRequest] = useState(0)
  const read = useEffectEvent(options.read)
  const pauseAfter = useEffectEvent((outcome: Outcome<Reply>, round: number) => options.pauseAfter?.(outcome, round))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request and a new version read again
  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const isPaused = () => staleMilliseconds < Infinity && document.visibilityState === 'hidden'
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0
    let readAt = Infinity

    const load = async () => {
      clearTimeout(timer)
      readAt = Infinity
      const outcome = await read(signal).then(
        reply => ({ reply }),
        error => ({ error }),
      )
      if (signal.aborted) return
      readAt = Date.now()
      const next = { ...outcome, key }
      setRead(({ answer }) => ('reply' in next ? { answer: next, request } : { answer, failure: next, request }))
      const pause = pauseAfter(outcome, round++)
      if (pause !== undefined) timer = setTimeout(poll, pause)
    }
    const poll = () => {
      if (isPaused()) readAt = -Infinity
      else void load()
    }
    const onVisibilityChange = () => {
      if (isPaused() || Date.now() - readAt <= staleMilliseconds) return
      round = 0
      void load()
    }
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    void load()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [key, staleMilliseconds, request, version])

  const reload = useCallback(() => setRequest(count => count + 1), [])
  /** Also forgets the failure. */
  const retry = useCallback(() => {
    setRead(({ answer }) => ({ answer }))
    reload()
  }, [reload])

  const isFailed = failure !== undefined && failure.key === key
  const isOvertaken = answer !== undefined && answer.key !== key
  return {
    // A failed read must not show the reply to another key.
    reply: isFailed && isOvertaken ? undefined : answer?.reply,
    isOvertaken: isOvertaken && !isFailed,
    failure: isFailed ? failure : undefined,
    isReading: last.request !== request,
    reload,
    retry,
  }
}
