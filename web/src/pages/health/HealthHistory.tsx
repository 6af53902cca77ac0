import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { findStatus, type HealthRun, type HealthStatus } from '../../../../shared/domain/health.ts'
import { health } from '../../../../shared/texts/en/health.ts'
import { formatShortDateTime } from '../../../../shared/texts/format.ts'
import { Panel } from '../../components/Panel.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import styles from './health.module.css'
import { StatusMark } from './StatusMark.tsx'

const LATEST = 12

const listColumns = (): { header: string; getStatus: (run: HealthRun) => HealthStatus }[] => [
  { header: health.overallStatus, getStatus: run => run.currentStatus },
  { header: health.parts.anonymization, getStatus: run => findStatus(run, 'anonymization') ?? 'stale' },
  { header: health.parts.extraction, getStatus: run => findStatus(run, 'extraction') ?? 'stale' },
  { header: health.parts.inspection, getStatus: run => findStatus(run, 'inspection') ?? 'stale' },
]

export function HealthHistory({ runs }: { runs: readonly HealthRun[] }) {
  const [isLong, setIsLong] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 720px)')
  const shown = isLong ? runs : runs.slice(0, LATEST)
  return (
    <Panel title={health.history} note={health.historyNote}>
      {isNarrow ? <Cards runs={shown} /> : <Rows runs={shown} />}
      {runs.length > LATEST && (
        <div className={styles.more}>
          <Button ariaExpanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? health.showLatest : health.showAll(runs.length)}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Rows({ runs }: { runs: readonly HealthRun[] }) {
  return (
    <table className={styles.table} aria-label={health.history}>
      <thead>
        <tr>
          <th scope="col">{health.time}</th>
          {listColumns().map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(run => (
          <tr key={run.createdAt}>
            <th scope="row">
              <RunTime run={run} />
            </th>
            {listColumns().map(({ header, getStatus }) => (
              <td key={header}>
                <StatusMark status={getStatus(run)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ runs }: { runs: readonly HealthRun[] }) {
  return (
    <ul className={styles.cards} aria-label={health.history}>
      {runs.map(run => (
        <li key={run.createdAt}>
          <RunTime run={run} />
          <dl>
            {listColumns().map(({ header, getStatus }) => (
              <div key={header}>
                <dt>{header}</dt>
                <dd>
                  <StatusMark status={getStatus(run)} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function RunTime({ run: { createdAt } }: { run: HealthRun }) {
  return <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>
}
