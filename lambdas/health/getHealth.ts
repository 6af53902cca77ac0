import { getHealth } from '../../shared/contract/health.ts'
import { healthAt } from '../../shared/domain/health.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { HEALTH_SECONDS } from '../ports/lifetimes.ts'

const DAY = 24 * 60 * 60_000

export const handler = endpoint(getHealth, async ({ query }, { health, now }) => {
  const from = query.from_timestamp ?? now() - DAY
  const stored = Math.max(from, now() - HEALTH_SECONDS * 1000)
  const [newest, ...previousRuns] = await health.since(Math.min(stored, now()))
  const latest = newest ?? (await health.latest())
  const latestRun = latest ? healthAt(latest, now()) : null
  return { latestRun, ...(latest && latest !== latestRun && { latestFound: latest }), previousRuns }
})
