import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { dayAt } from '../../../../shared/domain/listRanges.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { readersTimeZone } from '../../../../shared/texts/format.ts'
import { formatShortly, formatTime } from '../../../../shared/texts/transferList.ts'
import type { IgnoredParameter } from '../listAddress.ts'
import type { Present } from '../rows/Cell.tsx'
import styles from './listNotices.module.css'
import { useStableFlag } from './useStableFlag.ts'

const MINUTE = 60_000
/** Most lists have this page's changes by then. */
const CAUGHT_UP_MILLISECONDS = 700
const MAX_NAMES = 3

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
          <Alert type="warning">{lists.wider(wider.map(getName))}</Alert>
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.notice}>
          <Alert type="info">{lists.ignored(listNames(others))}</Alert>
        </div>
      )}
      {fault !== undefined && (
        <div className={styles.notice} role="alert">
          <Alert
            type={isOutdated ? 'warning' : 'error'}
            header={isOutdated ? lists.outdated : lists.failed}
            action={<Button onClick={onRetry}>{common.retry}</Button>}
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
  if (asOf === undefined || now - Date.parse(asOf) <= MINUTE) return lists.behind
  const [day, today] = [Date.parse(asOf), now].map(moment => dayAt(moment, readersTimeZone()))
  return lists.knownAt(day === today ? formatTime(asOf) : formatShortly(asOf, true))
}

function listNames(parts: readonly IgnoredParameter[]): string[] {
  const names = parts.map(getName)
  if (names.length <= MAX_NAMES) return names
  return [...names.slice(0, MAX_NAMES), lists.othersIgnored(names.length - MAX_NAMES)]
}

/** The URL may have any text. */
function getName({ name: part, values }: IgnoredParameter): string {
  const known: Record<string, string> = { ...lists.filters.labels, ...lists.addressParts }
  const name = Object.hasOwn(known, part) ? (known[part] ?? part) : quote(part)
  const [first] = values
  return first === undefined ? name : lists.ignoredPart(name, quote(first), values.length - 1)
}

function quote(text: string): string {
  return lists.quoted([...text].slice(0, 40).join(''))
}
