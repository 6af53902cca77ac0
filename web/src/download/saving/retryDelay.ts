import { TryLater } from './resumingStream.ts'

/** The last one repeats. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30]

export type RetryDelay = {
  pause(failures: number, error: unknown): Promise<void>
  resume(): void
}

/** The network's return or `resume` ends the wait. */
export function createRetryDelay(signal: AbortSignal): RetryDelay {
  let wake = () => {}
  return {
    pause(failures, error) {
      const minSeconds = error instanceof TryLater ? error.seconds : 0
      const usualSeconds = PAUSES_SECONDS[failures - 1] ?? PAUSES_SECONDS.at(-1) ?? 0
      return new Promise((resolve, reject) => {
        const over = new AbortController()
        const end = (settle: () => void) => () => {
          over.abort()
          clearTimeout(timer)
          settle()
        }
        wake = end(resolve)
        // Jitter: clients that failed together retry apart.
        const seconds = Math.max(minSeconds, usualSeconds * (0.75 + Math.random() / 2))
        const timer = setTimeout(() => wake(), seconds * 1000)
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
