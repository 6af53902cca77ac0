import { useEffect, useRef } from 'react'
import { getHealth } from '../../../../shared/contract/health.ts'
import type { HealthRun } from '../../../../shared/domain/health.ts'
import { health } from '../../../../shared/texts/en/health.ts'
import { type Outcome, useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { noteHealth } from '../../shell/watchHealth.ts'

export const DAY = 24 * 60 * 60_000
const POLL_MILLISECONDS = 60_000
const FIRST_RUN_POLL_MILLISECONDS = 5000

/** `latestRun` may be stale; `runs` are as found, newest first. */
type Health = { latestRun: HealthRun | null; runs: readonly HealthRun[] }

/** The runs of the last 24 hours, as long as the page is open. Later reads fetch only what is new. */
export function useHealth() {
  const call = useCall()
  const toasts = useToasts()
  const known = useRef<readonly HealthRun[]>([])
  const { reply, failure, retry } = useRead({
    key: 'health',
    async read(signal) {
      const dayAgo = Date.now() - DAY
      const newest = Date.parse(known.current[0]?.createdAt ?? '') || 0
      const query = { from_timestamp: Math.max(dayAgo, newest) }
      const { latestRun, latestFound, previousRuns } = await call(getHealth, { query, signal })
      const read = latestRun ? [latestFound ?? latestRun, ...previousRuns] : []
      const times = new Set(read.map(({ createdAt }) => createdAt))
      const kept = known.current.filter(({ createdAt }) => Date.parse(createdAt) >= dayAgo && !times.has(createdAt))
      known.current = [...read, ...kept]
      noteHealth(latestRun?.currentStatus)
      return { latestRun, runs: known.current }
    },
    pauseAfter: (outcome: Outcome<Health>) =>
      'reply' in outcome && !outcome.reply.latestRun ? FIRST_RUN_POLL_MILLISECONDS : POLL_MILLISECONDS,
    staleMilliseconds: POLL_MILLISECONDS,
  })

  const isFailed = failure !== undefined
  useEffect(() => {
    if (isFailed) toasts.error(health.loadFailed)
  }, [isFailed, toasts])
  return { latestRun: reply?.latestRun, runs: reply?.runs, isFailed, retry }
}
