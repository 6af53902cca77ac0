const SECOND = 1000
/** Screen readers get one announcement at this time. */
const SOON_SECONDS = 30

export type Countdown = { start(seconds: number): void; stop(): void }

/** Counts by the clock, because background tabs wake rarely. */
export function countdown(on: {
  tick: (secondsLeft: number) => void
  soon: (secondsLeft: number) => void
  over: () => void
}): Countdown {
  let timer: ReturnType<typeof setInterval> | undefined

  function stop() {
    clearInterval(timer)
  }

  function start(seconds: number) {
    const end = Date.now() + seconds * SECOND
    let isSoonAnnounced = seconds <= SOON_SECONDS
    const update = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND))
      if (left === 0) {
        stop()
        return on.over()
      }
      on.tick(left)
      if (!isSoonAnnounced && left <= SOON_SECONDS) {
        isSoonAnnounced = true
        on.soon(left)
      }
    }
    stop()
    timer = setInterval(update, SECOND)
    update()
  }

  return { start, stop }
}
