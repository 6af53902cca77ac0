import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { formatShortly } from '../../../../shared/texts/transferList.ts'
import { Quiet } from '../../components/Quiet.tsx'
import styles from './cell.module.css'

const MINUTE = 60_000

/** A moment as people speak of it, and by the clock of the organisation, whose days the filters count in. */
export function Moment({ iso, now, timeZone }: { iso: string; now: number; timeZone: string }) {
  const age = now - Date.parse(iso)
  return (
    <time className={styles.moment} dateTime={iso} title={formatDateTime(iso, timeZone)}>
      {age > -1000 && age < MINUTE ? 'just now' : formatRelative(iso, now)}
      <Quiet>{formatShortly(iso, timeZone)}</Quiet>
    </time>
  )
}
