import { countNewAlerts } from '../../../shared/contract/alerts.ts'
import type { BoundCall } from '../api/boundCall.ts'

const MINUTE = 60_000
const EVERY_MILLISECONDS = 3 * MINUTE

const listeners = new Set<(count: number) => void>()
let known: { count: number; at: number } | undefined

/** The page Activity Insights notes that they were seen. */
export function noteNewAlerts(count: number): void {
  known = { count, at: Date.now() }
  for (const listener of listeners) listener(count)
}

/** Asks at most every three minutes, and never while the tab is hidden. */
export function watchAlerts(call: BoundCall, onChange: (count: number) => void, signal: AbortSignal): void {
  const ask = async () => {
    if (known && Date.now() - known.at < EVERY_MILLISECONDS) return onChange(known.count)
    if (document.visibilityState === 'hidden') return
    const before = known
    const { newCount } = await call(countNewAlerts, { signal })
    // Alerts that were seen while it was asked are not new.
    if (known === before) noteNewAlerts(newCount)
  }
  // The count stays as it is: the page itself shows what failed.
  const tryToAsk = () => void ask().catch(() => undefined)
  const timer = setInterval(tryToAsk, MINUTE)
  document.addEventListener('visibilitychange', tryToAsk, { signal })
  listeners.add(onChange)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    listeners.delete(onChange)
    // The next administrator has other ones.
    known = undefined
  })
  tryToAsk()
}
