import { getRetryAfter, isPassing, isSignedOut } from './failure.ts'

/** The pauses last five minutes in total, enough for a server update. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30, 30, 30, 60, 60, 60]

export type RetryTimes = {
  pause(milliseconds: number, error: unknown): Promise<void>
  /** Absent for calls without a session. */
  signIn?(): Promise<void>
  succeeded(): void
}

/** An expired session does not count as a failure. */
export async function retry<T>(attempt: () => Promise<T>, waits: RetryTimes): Promise<T> {
  const pauses = PAUSES_SECONDS.values()
  for (;;) {
    try {
      const result = await attempt()
      waits.succeeded()
      return result
    } catch (error) {
      if (waits.signIn && isSignedOut(error)) {
        await waits.signIn()
        continue
      }
      const { value: seconds } = pauses.next()
      if (!isPassing(error) || seconds === undefined) throw error
      await waits.pause(1000 * Math.max(seconds, getRetryAfter(error)), error)
    }
  }
}

/** The network's return ends the wait. */
export function pauseInBrowser(milliseconds: number, signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, wake => {
    const timer = setTimeout(wake, milliseconds)
    addEventListener('online', () => clearTimeout(timer), { once: true, signal })
    addEventListener('online', wake, { once: true, signal })
  })
}

export function onlineInBrowser(signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, wake => {
    if (navigator.onLine) wake()
    else addEventListener('online', wake, { once: true, signal })
  })
}

export function unlessAborted(signal: AbortSignal, listen: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    listen(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    })
  })
}
