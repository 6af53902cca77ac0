import { useEffect, useRef } from 'react'

const PAUSE_MILLISECONDS = 300

/** Debounces typed input; `finish` applies it immediately. */
export function useTyped<Typed>(take: (typed: Typed) => void) {
  const latest = useRef(take)
  const waiting = useRef<{ typed: Typed; timer: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => {
    latest.current = take
  })

  const finish = () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { typed } = waiting.current
    waiting.current = undefined
    latest.current(typed)
  }
  const type = (typed: Typed) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = { typed, timer: setTimeout(finish, PAUSE_MILLISECONDS) }
  }
  // Applies pending input at unmount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at unmount
  useEffect(() => finish, [])
  return { type, finish }
}
