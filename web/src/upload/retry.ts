import { getRetryAfter, isPassing, isSignedOut } from './failure.ts'

/** Pauses before the repetitions: five minutes in all, enough for a server that is being updated. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30, 30, 30, 60, 60, 60]

export type RetryTimes = {
  /** Waits before a repetition, whatever failed; rejects when all is cancelled. */
  pause(milliseconds: number, error: unknown): Promise<void>
  /** Waits until somebody is signed in again; rejects when all is cancelled. Absent where nobody could be. */
  signIn?(): Promise<void>
  /** Hears that an attempt succeeded. */
  succeeded(): void
}

/** Tries until it succeeds, a failure is for good, or five minutes of it have passed. A lost session is no failure. */
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

/** Waits for a while; the network's return ends it at once. */
export function pauseInBrowser(milliseconds: number, signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, wake => {
    const timer = setTimeout(wake, milliseconds)
    addEventListener('online', () => clearTimeout(timer), { once: true, signal })
    addEventListener('online', wake, { once: true, signal })
  })
}

/** Resolves when the browser knows of a network. */
export function onlineInBrowser(signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, wake => {
    if (navigator.onLine) wake()
    else addEventListener('online', wake, { once: true, signal })
  })
}

/** Waits until `listen` calls back; rejects with the signal's reason when that comes first. */
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
