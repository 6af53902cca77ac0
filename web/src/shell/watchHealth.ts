import * as z from 'zod'
import { getHealth } from '../../../shared/contract/health.ts'
import type { HealthStatus } from '../../../shared/domain/health.ts'
import type { BoundCall } from '../api/boundCall.ts'

const KEY = 'health'
const MINUTE = 60_000
const EVERY_MILLISECONDS = 5 * MINUTE
/** Degraded results are right, and need no warning on every page. */
const alarming: readonly HealthStatus[] = ['unhealthy', 'stale']

const Noted = z.object({ at: z.number(), hasProblem: z.boolean() })

const listeners = new Set<(hasProblem: boolean) => void>()
/** Also of calls that failed. */
let askedAt = Number.NEGATIVE_INFINITY

/** The page System Health reads more often than the footer. */
export function noteHealth(status: HealthStatus | undefined): void {
  const hasProblem = status !== undefined && alarming.includes(status)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), hasProblem }))
  } catch {}
  for (const listener of listeners) listener(hasProblem)
}

/** Asks at once, at most every five minutes in a tab, and never while the tab is hidden. */
export function watchHealth(call: BoundCall, onChange: (hasProblem: boolean) => void, signal: AbortSignal): void {
  const ask = async () => {
    const noted = findNoted()
    if (noted) return onChange(noted.hasProblem)
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < EVERY_MILLISECONDS) return
    askedAt = Date.now()
    // The newest run only.
    const { latestRun } = await call(getHealth, { query: { from_timestamp: Date.now() }, signal })
    noteHealth(latestRun?.currentStatus)
  }
  // The link stays as it is: the page itself shows what failed.
  const tryToAsk = () => void ask().catch(() => undefined)
  const timer = setInterval(tryToAsk, MINUTE)
  document.addEventListener('visibilitychange', tryToAsk, { signal })
  listeners.add(onChange)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    listeners.delete(onChange)
  })
  tryToAsk()
}

/** Undefined when it is older than five minutes. */
function findNoted(): z.infer<typeof Noted> | undefined {
  try {
    const noted = Noted.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
    const age = Date.now() - noted.at
    return age >= 0 && age < EVERY_MILLISECONDS ? noted : undefined
  } catch {
    return undefined
  }
}
