import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { formatShortly } from '../../../../shared/texts/transferList.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { Present } from './Cell.tsx'
import styles from './cell.module.css'

const MINUTE = 60_000

type Props = Present & {
  iso: string
  /** It has been, also where clocks differ or the present was looked at a little earlier. */
  isPast?: boolean
  /** Names the zone, where no note does. */
  isZoned?: boolean
}

/** A moment as people speak of it, and by the reader's own clock; a note beside the list names its zone. */
export function Moment({ iso, now, isPast = false, isZoned = false }: Props) {
  const age = isPast ? Math.max(0, now - Date.parse(iso)) : now - Date.parse(iso)
  return (
    <time className={styles.moment} dateTime={iso} title={formatDateTime(iso)}>
      {age > -1000 && age < MINUTE ? 'just now' : formatRelative(iso, now)}
      <SecondaryText>{formatShortly(iso, isZoned)}</SecondaryText>
    </time>
  )
}
