import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { findStatus, type HealthRun, type HealthStatus } from '../../../../shared/domain/health.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { healthTexts } from '../../../../shared/texts/health.ts'
import { Panel } from '../../components/Panel.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import styles from './health.module.css'
import { StatusMark } from './StatusMark.tsx'

const LATEST = 12

const columns: { header: string; getStatus: (run: HealthRun) => HealthStatus }[] = [
  { header: 'Overall Status', getStatus: run => run.currentStatus },
  { header: 'Anonymization', getStatus: run => findStatus(run, 'anonymization') ?? 'stale' },
  { header: 'Extraction', getStatus: run => findStatus(run, 'extraction') ?? 'stale' },
  { header: 'Inspection', getStatus: run => findStatus(run, 'inspection') ?? 'stale' },
]

export function HealthHistory({ runs }: { runs: readonly HealthRun[] }) {
  const [isLong, setIsLong] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 720px)')
  const shown = isLong ? runs : runs.slice(0, LATEST)
  return (
    <Panel title="History" note={healthTexts.historyNote}>
      {isNarrow ? <Cards runs={shown} /> : <Rows runs={shown} />}
      {runs.length > LATEST && (
        <div className={styles.more}>
          <Button ariaExpanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? healthTexts.showLatest : healthTexts.showAll(runs.length)}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Rows({ runs }: { runs: readonly HealthRun[] }) {
  return (
    <table className={styles.table} aria-label="History">
      <thead>
        <tr>
          <th scope="col">Time</th>
          {columns.map(({ header }) => (
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
            {columns.map(({ header, getStatus }) => (
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
    <ul className={styles.cards} aria-label="History">
      {runs.map(run => (
        <li key={run.createdAt}>
          <RunTime run={run} />
          <dl>
            {columns.map(({ header, getStatus }) => (
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
  return <time dateTime={createdAt}>{formatDateTime(createdAt, undefined, 'en', 'short')}</time>
}
