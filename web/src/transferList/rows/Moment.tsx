import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { formatShortly } from '../../../../shared/texts/transferList.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { Present } from './Cell.tsx'
import styles from './cell.module.css'

const MINUTE = 60_000

type Props = Present & {
  iso: string
  /** The event has happened, even if clocks differ or `now` is slightly old. */
  isPast?: boolean
  /** Names the zone, where no note does. */
  isZoned?: boolean
}

/** A note next to the list names the zone. */
export function Moment({ iso, now, isPast = false, isZoned = false }: Props) {
  const age = isPast ? Math.max(0, now - Date.parse(iso)) : now - Date.parse(iso)
  return (
    <time className={styles.moment} dateTime={iso} title={formatDateTime(iso)}>
      {age > -1000 && age < MINUTE ? words.justNow : formatRelative(iso, now)}
      <SecondaryText>{formatShortly(iso, isZoned)}</SecondaryText>
    </time>
  )
}
