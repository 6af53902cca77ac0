import { useEffect, useEffectEvent } from 'react'
import { fetchFailedStyles } from './failedStyles.ts'

/** After the page's own requests. */
const FETCHED_AFTER_MS = 1000

/** @param fetchSteps imports the modules of the steps after the first */
export function laterSteps<Steps>(fetchSteps: () => Promise<Steps>) {
  let fetched: Promise<Steps> | undefined
  const steps = {
    /** For `use`: the same promise until it has failed in `load`. */
    get(): Promise<Steps> {
      fetched ??= fetchFailedStyles().then(fetchSteps)
      return fetched
    },
    /** Retries a failed load at the next call. */
    async load(): Promise<Steps> {
      try {
        return await steps.get()
      } catch (error) {
        fetched = undefined
        throw error
      }
    },
  }
  return steps
}

export function usePrefetch(fetch: () => Promise<unknown>): void {
  const prefetch = useEffectEvent(fetch)
  useEffect(() => {
    const timer = setTimeout(() => prefetch().catch(() => {}), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
