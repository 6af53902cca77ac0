import { useEffect, useRef } from 'react'

const PAUSE_MILLISECONDS = 300

/** Takes what is typed, once nothing was typed for a moment, or at once when it is finished. */
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
  // What was typed last counts also when the panel is closed in the same moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone
  useEffect(() => finish, [])
  return { type, finish }
}
