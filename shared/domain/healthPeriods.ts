import { findStatus, type HealthPart, type HealthRun, type HealthStatus, STALE_MILLISECONDS } from './health.ts'

/** `unchecked`: no run says anything about this time. */
export type PeriodStatus = Exclude<HealthStatus, 'stale'> | 'unchecked'

/** In milliseconds since the epoch. */
export type HealthPeriod = { status: PeriodStatus; from: number; to: number }

/**
 * The life of a part, oldest first and without gaps. A run holds until the next one, and no longer than until it is
 * stale.
 * @param runs newest first
 * @param part undefined for the overall status
 */
export function toPeriods(
  runs: readonly HealthRun[],
  part: HealthPart | undefined,
  { from, to }: { from: number; to: number },
): HealthPeriod[] {
  const periods: HealthPeriod[] = []
  const add = (status: PeriodStatus, start: number, end: number) => {
    const [begin, until] = [Math.max(start, from), Math.min(end, to)]
    const last = periods.at(-1)
    if (until <= begin) return
    if (last?.status === status) last.to = until
    else periods.push({ status, from: begin, to: until })
  }
  const checks = runs
    .map(run => ({
      at: Date.parse(run.createdAt),
      status: toPeriodStatus(part ? findStatus(run, part) : run.currentStatus),
    }))
    .filter(({ at }) => at <= to)
    .toSorted((one, other) => one.at - other.at)
  // The run before the first one is not known.
  const begin = (checks[0]?.at ?? to) - from
  add(begin > STALE_MILLISECONDS ? 'unchecked' : (checks[0]?.status ?? 'unchecked'), from, from + begin)
  checks.forEach(({ at, status }, index) => {
    const next = checks[index + 1]?.at ?? to
    const end = Math.min(next, at + STALE_MILLISECONDS)
    add(status, at, end)
    add('unchecked', end, next)
  })
  return periods
}

function toPeriodStatus(status: HealthStatus | undefined): PeriodStatus {
  if (status === undefined || status === 'stale') return 'unchecked'
  // A status of a newer version is not healthy.
  return status === 'healthy' || status === 'degraded' ? status : 'unhealthy'
}
