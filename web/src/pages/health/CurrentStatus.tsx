import Alert from '@cloudscape-design/components/alert'
import { findStatus, HealthPart, type HealthRun } from '../../../../shared/domain/health.ts'
import { health } from '../../../../shared/texts/en/health.ts'
import { formatRelative, formatShortDateTime } from '../../../../shared/texts/format.ts'
import { meaningText } from '../../../../shared/texts/health.ts'
import { Facts } from '../../components/Facts.tsx'
import { Marked } from '../../components/Marked.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import styles from './health.module.css'
import { StatusMark } from './StatusMark.tsx'

/** The specification's parts. */
const mainParts = ['anonymization', 'extraction', 'inspection'] as const
const otherParts = HealthPart.options.filter(part => !mainParts.some(main => main === part))

export function CurrentStatus({ run, now }: { run: HealthRun; now: number }) {
  const others = otherParts.flatMap(part => {
    const status = findStatus(run, part)
    return status === undefined ? [] : [{ name: health.parts[part], value: <StatusMark status={status} /> }]
  })
  return (
    <Panel title={health.currentStatus}>
      <div className={styles.current}>
        <Facts
          items={[
            { name: health.lastChecked, value: <CheckedAt iso={run.createdAt} now={now} /> },
            {
              name: health.overall,
              value: (
                <span role="status">
                  <StatusMark status={run.currentStatus} />
                </span>
              ),
            },
            ...mainParts.map(part => ({
              name: health.parts[part],
              value: <StatusMark status={findStatus(run, part) ?? 'stale'} />,
            })),
          ]}
        />
        <Problems run={run} />
        <h3>{health.otherParts}</h3>
        <Facts
          items={run.scannerStatus ? others : [...others, { name: health.parts.scanner, value: health.noScanner }]}
        />
      </div>
    </Panel>
  )
}

function CheckedAt({ iso, now }: { iso: string; now: number }) {
  // The browser's clock may be behind.
  const at = Math.max(now, Date.parse(iso))
  return (
    <time dateTime={iso}>
      {formatRelative(iso, at)}
      <SecondaryText>{formatShortDateTime(iso)}</SecondaryText>
    </time>
  )
}

function Problems({ run }: { run: HealthRun }) {
  const parts = HealthPart.options.flatMap(part => {
    const status = findStatus(run, part)
    return status === undefined ? [] : [{ part, status }]
  })
  // A later run may skip single parts.
  const isStale =
    parts.some(({ status }) => status === 'stale') &&
    parts.every(({ status }) => status === 'stale' || status === 'unhealthy')
  const problems = parts.flatMap(({ part, status }) => {
    if (status === 'healthy' || (isStale && status === 'stale')) return []
    const found = run.problems?.find(problem => problem.part === part)?.text
    const texts = [found && translateSentence(found), status === 'stale' ? undefined : meaningText(part, status)]
    return [{ part, status, text: texts.filter(text => text !== undefined).join(' ') }]
  })
  const isSlow = !isStale && problems.every(({ status }) => status === 'degraded')
  if (problems.length === 0 && !isStale) return null
  return (
    <Alert type={isSlow ? 'warning' : 'error'} header={health.meaning}>
      {isStale && <p>{health.stale}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ part, text }) => (
            <li key={part}>
              <Marked text={health.partProblem} marks={{ part: <strong>{health.parts[part]}</strong>, text }} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
