import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../web/src/api/call.ts'

/**
 * Retries work while the host is down.
 * @param faults collects errors that a crash does not explain
 */
export async function persist<T>(work: () => Promise<T>, faults: string[]): Promise<T> {
  for (;;) {
    try {
      return await waitIfBusy(work)
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status !== 0
      if (isRefusal && error.status >= 500) faults.push(`${error.status} ${error.message}`)
      if (isRefusal && error.status < 500) throw error
      await wait(50)
    }
  }
}

/** Waits as long as a busy host asks for, as browsers do. */
export async function waitIfBusy<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error
      await wait(error.retryAfterSeconds * 1000)
    }
  }
}
