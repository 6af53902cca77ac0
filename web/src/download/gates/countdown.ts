const SECOND = 1000
/** Once before the end somebody who listens is told, while there is time to type. */
const SOON_SECONDS = 30

export type Countdown = { start(seconds: number): void; stop(): void }

/** Counts whole seconds down to nothing, by the clock: a tab in the background is woken seldom. */
export function countdown(hears: {
  tell: (secondsLeft: number) => void
  soon: (secondsLeft: number) => void
  over: () => void
}): Countdown {
  let timer: ReturnType<typeof setInterval> | undefined

  function stop() {
    clearInterval(timer)
  }

  function start(seconds: number) {
    const end = Date.now() + seconds * SECOND
    let isSoonTold = seconds <= SOON_SECONDS
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND))
      if (left === 0) {
        stop()
        return hears.over()
      }
      hears.tell(left)
      if (!isSoonTold && left <= SOON_SECONDS) {
        isSoonTold = true
        hears.soon(left)
      }
    }
    stop()
    timer = setInterval(tick, SECOND)
    tick()
  }

  return { start, stop }
}
