import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { zoneAt } from '../../../../shared/texts/format.ts'
import { filterLabels, formatShortly, transferListTexts } from '../../../../shared/texts/transferList.ts'
import type { IgnoredParameter } from '../listAddress.ts'
import type { Present } from '../rows/Cell.tsx'
import styles from './listNotices.module.css'
import { useStableFlag } from './useStableFlag.ts'

const MINUTE = 60_000
/** Most lists have this page's changes by then. */
const CAUGHT_UP_MILLISECONDS = 700

type Props = {
  ignored: readonly IgnoredParameter[]
  fault: string | undefined
  /** Whether rows of this query are shown in spite of a fault. */
  isOutdated: boolean
  isBehind: boolean
  /** Set when the data is known to be incomplete. */
  asOf: string | undefined
  present: Present
  onRetry: () => void
}

export function ListNotices({ ignored, fault, isOutdated, isBehind, asOf, present, onRetry }: Props) {
  const wider = ignored.filter(({ isWider }) => isWider)
  const others = ignored.filter(({ isWider }) => !isWider)
  const isLongBehind = useStableFlag(isBehind, CAUGHT_UP_MILLISECONDS)
  return (
    <>
      {wider.length > 0 && (
        <div className={styles.notice}>
          <Alert type="warning">{transferListTexts.wider(wider.map(getName))}</Alert>
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.notice}>
          <Alert type="info">{transferListTexts.ignored(others.map(getName))}</Alert>
        </div>
      )}
      {fault !== undefined && (
        <div className={styles.notice} role="alert">
          <Alert
            type={isOutdated ? 'warning' : 'error'}
            header={isOutdated ? transferListTexts.outdated : transferListTexts.failed}
            action={<Button onClick={onRetry}>Retry</Button>}
          >
            {fault}
          </Alert>
        </div>
      )}
      <div role="status" className={styles.behind}>
        {(isLongBehind || (isBehind && asOf !== undefined)) && (
          <StatusIndicator type="in-progress">{behindText(asOf, present)}</StatusIndicator>
        )}
      </div>
    </>
  )
}

/** Adds the time when the list is far behind. */
function behindText(asOf: string | undefined, { now }: Present): string {
  if (asOf === undefined || now - Date.parse(asOf) <= MINUTE) return transferListTexts.behind
  const shortly = formatShortly(asOf)
  const [day, time = ''] = shortly.split(', ')
  const [today] = formatShortly(new Date(now).toISOString()).split(', ')
  return transferListTexts.knownAt(`${day === today ? time : shortly} ${zoneAt(asOf)}`)
}

/** The URL may have any text. */
function getName({ name: part, values }: IgnoredParameter): string {
  const known: Record<string, string> = { ...filterLabels, type: 'All, Sent or Requested', sort: 'Order', page: 'Page' }
  const name = Object.hasOwn(known, part) ? (known[part] ?? part) : quoted(part)
  const [first] = values
  if (first === undefined) return name
  return `${name} ${quoted(first)}${values.length > 1 ? ` and ${values.length - 1} more` : ''}`
}

function quoted(text: string): string {
  return `“${[...text].slice(0, 40).join('')}”`
}
