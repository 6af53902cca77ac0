import { Link } from 'react-router'
import type { Alert } from '../../../../../shared/domain/insights/alert.ts'
import { toAlertLink } from '../../../../../shared/domain/insights/alertLink.ts'
import type { DateChoice } from '../../../../../shared/domain/listAddress.ts'
import { insights, alerts as texts } from '../../../../../shared/texts/en/insights.ts'
import { formatDateTime, formatRelative } from '../../../../../shared/texts/format.ts'
import { alertText, formatAverage } from '../../../../../shared/texts/insights.ts'
import { infoTypeLabel } from '../../../../../shared/texts/inspection.ts'
import { toCreation } from '../toCreation.ts'
import { AlertMark } from './AlertMark.tsx'
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
  const sentence = alertText(alert)
  const to = toAlertLink(alert, creation, toCreation)
  return (
    <li className={styles.alert} data-acknowledged={acknowledgement ? true : undefined}>
      <AlertMark kind={kind} />
      <div className={styles.content}>
        <p className={styles.text}>
          {to === undefined ? sentence : <Link to={to}>{sentence}</Link>}
          {isNew && ' '}
          {isNew && <span className={styles.isNew}>{texts.isNew}</span>}
        </p>
        {count !== undefined && average !== undefined && <p>{texts.spike(count, formatAverage(average))}</p>}
        {infoTypes && infoTypes.length > 0 && <p>{insights.listed(infoTypes.map(infoTypeLabel))}</p>}
        <p className={styles.foot}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relative(createdAt, now)}
          </time>
          {acknowledgement ? (
            <button type="button" aria-label={texts.reopenOf(sentence)} onClick={onReopen}>
              {texts.reopen}
            </button>
          ) : (
            <button type="button" aria-label={texts.acknowledgeOf(sentence)} onClick={onAcknowledge}>
              {texts.acknowledge}
            </button>
          )}
        </p>
        {acknowledgement && (
          <p className={styles.acknowledged}>
            {acknowledgedText(acknowledgement, now)}
            {acknowledgement.note && (
              <q>
                <bdi>{acknowledgement.note}</bdi>
              </q>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

function acknowledgedText({ by, at }: NonNullable<Alert['acknowledgement']>, now: number): string {
  const isNow = now - Date.parse(at) < 1000
  return isNow ? texts.acknowledgedNow(by) : texts.acknowledged(by, relative(at, now))
}

/** Between two ticks, an event may be later than `now`. */
function relative(iso: string, now: number): string {
  return formatRelative(iso, Math.max(now, Date.parse(iso)))
}
