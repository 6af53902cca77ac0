import { Link } from 'react-router'
import type { Alert } from '../../../../../shared/domain/insights/alert.ts'
import { formatDateTime, formatRelative } from '../../../../../shared/texts/format.ts'
import { alertText, alertTexts } from '../../../../../shared/texts/insights.ts'
import { infoTypeLabel } from '../../../../../shared/texts/transferList.ts'
import type { DateChoice } from '../../../transferList/listQuestion.ts'
import { AlertMark } from './AlertMark.tsx'
import { toAlertLink } from './alertLink.ts'
import styles from './alerts.module.css'

type Props = {
  alert: Alert
  creation: DateChoice
  now: number
  isNew: boolean
  onAcknowledge: () => void
  onReopen: () => void
}

export function AlertItem({ alert, creation, now, isNew, onAcknowledge, onReopen }: Props) {
  const { kind, createdAt, acknowledgement, count, average, infoTypes } = alert
  const text = alertText(alert)
  const to = toAlertLink(alert, creation)
  return (
    <li className={styles.alert} data-acknowledged={acknowledgement ? true : undefined}>
      <AlertMark kind={kind} />
      <div className={styles.content}>
        <p className={styles.text}>
          {to === undefined ? text : <Link to={to}>{text}</Link>}
          {isNew && ' '}
          {isNew && <span className={styles.isNew}>{alertTexts.isNew}</span>}
        </p>
        {count !== undefined && average !== undefined && <p>{alertTexts.spike(count, average)}</p>}
        {infoTypes && infoTypes.length > 0 && <p>{infoTypes.map(infoTypeLabel).join(', ')}</p>}
        <p className={styles.foot}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relative(createdAt, now)}
          </time>
          {acknowledgement ? (
            <button type="button" aria-label={alertTexts.reopenOf(text)} onClick={onReopen}>
              {alertTexts.reopen}
            </button>
          ) : (
            <button type="button" aria-label={alertTexts.acknowledgeOf(text)} onClick={onAcknowledge}>
              {alertTexts.acknowledge}
            </button>
          )}
        </p>
        {acknowledgement && (
          <p className={styles.acknowledged}>
            {alertTexts.acknowledged(acknowledgement.by, relative(acknowledgement.at, now))}
            {acknowledgement.note && <q>{acknowledgement.note}</q>}
          </p>
        )}
      </div>
    </li>
  )
}

/** Between two ticks, an event may be later than `now`. */
function relative(iso: string, now: number): string {
  return formatRelative(iso, Math.max(now, Date.parse(iso)))
}
