import type { BrowserContext } from 'playwright-core'
import { tours } from '../../shared/domain/tours.ts'

/** The person of this browser has seen every tour. Without it, tours start in front of pages. */
export function knowTours(context: BrowserContext): Promise<unknown> {
  const known = JSON.stringify(JSON.stringify(Object.keys(tours)))
  // Sandboxed documents have no storage.
  return context.addInitScript(`try { localStorage.FeatureGuide ??= ${known} } catch {}`)
}
