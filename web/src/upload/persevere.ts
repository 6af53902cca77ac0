import { isPassing } from './failure.ts'

/** Pauses before the second, third and fourth attempt. */
const PAUSES_MILLISECONDS = [1000, 3000, 9000]

/**
 * Tries until it succeeds, a failure is for good, or the third repetition has failed.
 * @param pause waits before a repetition; rejects when all is cancelled
 */
export async function persevere<T>(attempt: () => Promise<T>, pause: (milliseconds: number) => Promise<void>) {
  for (const milliseconds of PAUSES_MILLISECONDS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
      await pause(milliseconds)
    }
  }
  return attempt()
}

/** Waits for a while, and then for the network, should the browser know that there is none. */
export async function pauseInBrowser(milliseconds: number, signal: AbortSignal) {
  // Clients that failed together should not come back together.
  await heard(signal, wake => setTimeout(wake, milliseconds * (0.75 + Math.random() / 2)))
  if (!navigator.onLine) await heard(signal, wake => addEventListener('online', wake, { once: true }))
}

function heard(signal: AbortSignal, listen: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    listen(resolve)
  })
}
