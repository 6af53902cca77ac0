import { useState } from 'react'
import { type Alert, AlertKind } from '../../../../../shared/domain/insights/alert.ts'
import { alertKinds, alerts as texts } from '../../../../../shared/texts/en/insights.ts'
import { useNow } from '../../../components/useNow.ts'
import { CardFault } from '../card/CardFault.tsx'
import menuStyles from '../card/cardMenu.module.css'
import { Skeleton } from '../card/Skeleton.tsx'
import { MailIcon } from '../insightIcons.tsx'
import { toCreation } from '../toCreation.ts'
import { type ChangeView, useInsightQuestion } from '../useInsightView.ts'
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx'
import { AlertItem } from './AlertItem.tsx'
import styles from './alerts.module.css'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'
import { useAlerts } from './useAlerts.ts'

/** Keeps relative times correct. */
const TICK_MILLISECONDS = 30_000

const MAX_COUNT = 99
/** As many as the styles show on a narrow page. */
const SHORT = 10

/** The newest first. */
export function AlertsColumn({ onChange }: { onChange: ChangeView }) {
  const [isLong, setIsLong] = useState(false)
  const [asked, setAsked] = useState<Alert>()
  const [isSubscribing, setIsSubscribing] = useState(false)
  const { range, kind, isOnlyOpen = false } = useInsightQuestion()
  const { alerts, reply, isOvertaken, fault, retry, newIds, acknowledge, more, showMore, isLoading } = useAlerts(kind)
  const now = useNow(TICK_MILLISECONDS)
  const shown = alerts?.filter(({ acknowledgement }) => !isOnlyOpen || !acknowledgement)
  const creation = reply && toCreation(reply, isOvertaken ? undefined : range)
  return (
    <section
      id="alerts"
      className={styles.column}
      aria-labelledby="alerts-title"
      aria-busy={(!reply && fault === undefined) || isOvertaken}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <h2 id="alerts-title">{texts.title}</h2>
        {newIds.size > 0 && (
          <span className={styles.count}>
            {newIds.size > MAX_COUNT ? texts.manyNew(MAX_COUNT) : texts.newCount(newIds.size)}
          </span>
        )}
        <button
          type="button"
          className={menuStyles.button}
          aria-label={texts.subscription}
          title={texts.subscription}
          onClick={() => setIsSubscribing(true)}
        >
          <MailIcon />
        </button>
      </header>
      <div className={styles.filters}>
        <select
          aria-label={texts.kind}
          value={kind ?? ''}
          onChange={({ target }) => onChange({ kind: AlertKind.safeParse(target.value).data })}
        >
          <option value="">{texts.allKinds}</option>
          {AlertKind.options.map(each => (
            <option key={each} value={each}>
              {alertKinds[each]}
            </option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={isOnlyOpen}
            onChange={({ target }) => onChange({ isOnlyOpen: target.checked })}
          />
          {texts.onlyOpen}
        </label>
      </div>
      {fault !== undefined && <CardFault text={fault} onRetry={retry} />}
      {!shown && fault === undefined && <Skeleton title={texts.title} size="bars" />}
      {shown?.length === 0 && (
        <p className={styles.none}>{alerts && alerts.length > 0 ? texts.noneOpen : texts.none}</p>
      )}
      {shown && shown.length > 0 && creation !== undefined && (
        <ol className={styles.list} data-short={!isLong || undefined} data-overtaken={isOvertaken || undefined}>
          {shown.map(alert => (
            <AlertItem
              key={alert.id}
              {...{ alert, creation, now }}
              isNew={newIds.has(alert.id)}
              onAcknowledge={() => setAsked(alert)}
              onReopen={() => acknowledge(alert, { isOpen: true })}
            />
          ))}
        </ol>
      )}
      {shown && shown.length > SHORT && !isLong && (
        <button type="button" className={styles.showAll} onClick={() => setIsLong(true)}>
          {texts.showAll(shown.length)}
        </button>
      )}
      {more > 0 && (
        <p className={styles.more}>
          {texts.more(more)}{' '}
          <button type="button" aria-disabled={isLoading} onClick={showMore}>
            {texts.showMore}
          </button>
        </p>
      )}
      <AcknowledgeDialog
        alert={asked}
        onClose={() => setAsked(undefined)}
        onAcknowledge={async note => {
          if (asked && (await acknowledge(asked, note === '' ? {} : { note }))) setAsked(undefined)
        }}
      />
      {isSubscribing && <SubscriptionDialog onClose={() => setIsSubscribing(false)} />}
    </section>
  )
}
