import { isPassing, isSignedOut } from './failure.ts'

/** Pauses before the second, third and fourth attempt. */
const PAUSES_MILLISECONDS = [1000, 3000, 9000]

export type Waits = {
  /** Waits before a repetition; rejects when all is cancelled. */
  pause(milliseconds: number): Promise<void>
  /** Waits until somebody is signed in again; rejects when all is cancelled. */
  signIn(): Promise<void>
}

/** Tries until it succeeds, a failure is for good, or the third repetition has failed. A lost session is no failure. */
export async function persevere<T>(attempt: () => Promise<T>, waits: Waits): Promise<T> {
  const pauses = PAUSES_MILLISECONDS.values()
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (isSignedOut(error)) {
        await waits.signIn()
        continue
      }
      const { value: milliseconds } = pauses.next()
      if (!isPassing(error) || milliseconds === undefined) throw error
      await waits.pause(milliseconds)
    }
  }
}

/** Waits for a while, and then for the network, should the browser know that there is none. */
export async function pauseInBrowser(milliseconds: number, signal: AbortSignal) {
  // Clients that failed together should not come back together.
  await unlessAborted(signal, wake => setTimeout(wake, milliseconds * (0.75 + Math.random() / 2)))
  if (!navigator.onLine) await unlessAborted(signal, wake => addEventListener('online', wake, { once: true }))
}

/** Waits until `listen` calls back; rejects with the signal's reason when that comes first. */
export function unlessAborted(signal: AbortSignal, listen: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    listen(resolve)
  })
}
