import { findStatus, HealthPart, type HealthRun } from '../../../../shared/domain/health.ts'
import { type HealthPeriod, type PeriodStatus, toPeriods } from '../../../../shared/domain/healthPeriods.ts'
import { health, healthPeriods } from '../../../../shared/texts/en/health.ts'
import { zoneAt } from '../../../../shared/texts/format.ts'
import { summarisePeriods, timeText } from '../../../../shared/texts/health.ts'
import { Panel } from '../../components/Panel.tsx'
import styles from './health.module.css'
import { DAY } from './useHealth.ts'

const MINUTE = 60_000
const WIDTH = DAY / MINUTE
const HEIGHT = 24
/** Visible on a narrow screen. */
const MIN_WIDTH = 8
/** The height shows the status without its colour. */
const heights: Record<PeriodStatus, number> = { healthy: 12, degraded: 18, unhealthy: 24, unchecked: 2 }
const statuses = Object.keys(heights) as PeriodStatus[]

export function DayStrips({ runs, now }: { runs: readonly HealthRun[]; now: number }) {
  // The browser's clock may be behind.
  const to = Math.max(now, Date.parse(runs[0]?.createdAt ?? ''))
  const range = { from: to - DAY, to }
  const parts = HealthPart.options.filter(part => runs.some(run => findStatus(run, part) !== undefined))
  return (
    <Panel title={health.day} note={health.zone(zoneAt(new Date(to).toISOString()))}>
      <p className={styles.axis} aria-hidden="true">
        {[0, 1, 2, 3].map(quarter => (
          <span key={quarter}>{timeText(range.from + (quarter * DAY) / 4)}</span>
        ))}
        <span>{health.now}</span>
      </p>
      <ul className={styles.strips}>
        {parts.map(part => {
          const periods = toPeriods(runs, part, range)
          return (
            <li key={part}>
              <h3>{health.parts[part]}</h3>
              <Strip periods={periods} from={range.from} />
              <p>{summarisePeriods(periods)}</p>
            </li>
          )
        })}
      </ul>
      <ul className={styles.legend} aria-label={health.legend}>
        {statuses.map(status => (
          <li key={status}>
            <svg aria-hidden="true" viewBox={`0 0 12 ${HEIGHT}`} width="6" height="12" className={styles.strip}>
              <Bar status={status} x={0} width={12} />
            </svg>
            {healthPeriods.statuses[status]}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Strip({ periods, from }: { periods: readonly HealthPeriod[]; from: number }) {
  const bars = periods.map(period => {
    const x = (period.from - from) / MINUTE
    const width = Math.max(MIN_WIDTH, (period.to - period.from) / MINUTE)
    return { status: period.status, x: Math.min(x, WIDTH - width), width }
  })
  return (
    <svg
      aria-hidden="true"
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      height={HEIGHT}
    >
      {/* Short problems are drawn over their neighbours. */}
      {bars
        .toSorted((one, other) => heights[one.status] - heights[other.status])
        .map(bar => (
          <Bar key={bar.x} {...bar} />
        ))}
    </svg>
  )
}

function Bar({ status, x, width }: { status: PeriodStatus; x: number; width: number }) {
  const height = heights[status]
  return <rect data-status={status} x={x} width={width} y={(HEIGHT - height) / 2} height={height} />
}
