import { TryLater } from './steadyStream.ts'

/** Pauses before tries in a row; the last one goes on for as long as it takes. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30]

export type RetryDelay = {
  pause(failures: number, error: unknown): Promise<void>
  /** Ends the pause at once. */
  resume(): void
}

/** Waits longer and longer, unless the network comes back or somebody says so. */
export function createRetryDelay(signal: AbortSignal): RetryDelay {
  let wake = () => {}
  return {
    pause(failures, error) {
      const least = error instanceof TryLater ? error.seconds : 0
      const seconds = Math.max(least, PAUSES_SECONDS[failures - 1] ?? PAUSES_SECONDS.at(-1) ?? 0)
      return new Promise((resolve, reject) => {
        const over = new AbortController()
        const end = (settle: () => void) => () => {
          over.abort()
          clearTimeout(timer)
          settle()
        }
        wake = end(resolve)
        // Those who failed together do not come back together.
        const timer = setTimeout(() => wake(), seconds * 1000 * (0.75 + Math.random() / 2))
        addEventListener('online', () => wake(), { signal: over.signal })
        signal.addEventListener(
          'abort',
          end(() => reject(signal.reason)),
          { signal: over.signal },
        )
      })
    },
    resume: () => wake(),
  }
}
