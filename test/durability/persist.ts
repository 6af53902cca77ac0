import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../web/src/api/call.ts'

/**
 * Does as a patient client does: whatever fails for want of a server is asked again.
 * @param faults takes what no crash excuses
 */
export async function persist<T>(work: () => Promise<T>, faults: string[]): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status !== 0
      if (isRefusal && error.status >= 500) faults.push(`${error.status} ${error.message}`)
      if (isRefusal && error.status < 500) throw error
      await wait(50)
    }
  }
}
