import { useState } from 'react'
import { getAlertSubscription, saveAlertSubscription } from '../../../../../shared/contract/alerts.ts'
import { AlertCadence, AlertKind } from '../../../../../shared/domain/insights/alert.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { alertKindTexts, alertTexts, cadenceTexts } from '../../../../../shared/texts/insights.ts'
import { useRead } from '../../../api/useRead.ts'
import { useCall } from '../../../auth/session.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { CardFault } from '../card/CardFault.tsx'
import { Skeleton } from '../card/Skeleton.tsx'
import styles from './dialogs.module.css'

type Choice = { cadence: AlertCadence | 'none'; kinds: readonly AlertKind[] }
const cadences = ['none', ...AlertCadence.options] as const

/** Which alerts the administrator gets by mail. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const call = useCall()
  const toasts = useToasts()
  const { reply, failure, retry } = useRead({
    key: 'subscription',
    read: signal => call(getAlertSubscription, { signal }),
  })
  const [chosen, setChosen] = useState<Choice>()
  const [isSaving, setIsSaving] = useState(false)
  const choice = chosen ?? {
    cadence: AlertCadence.safeParse(reply?.cadence).data ?? 'none',
    kinds: AlertKind.options.filter(kind => !reply?.kinds || reply.kinds.includes(kind)),
  }
  const isMailed = choice.cadence !== 'none'
  const isFaulty = isMailed && choice.kinds.length === 0

  const save = async () => {
    if (isSaving || isFaulty || !reply) return
    setIsSaving(true)
    try {
      await call(saveAlertSubscription, { body: toBody(choice) })
      toasts.success(alertTexts.saved)
      onClose()
    } catch {
      toasts.error(alertTexts.saveFailed)
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={alertTexts.subscription}
      stay={alertTexts.cancel}
      onStay={onClose}
      act={alertTexts.save}
      running={isSaving ? alertTexts.saving : undefined}
      onAct={save}
    >
      {failure && <CardFault text={alertTexts.loadFailed} onRetry={retry} />}
      {!reply && !failure && <Skeleton title={alertTexts.subscription} size="bars" />}
      {reply && (
        <div className={styles.form}>
          <p>
            {alertTexts.subscriptionTo(reply.email)}
            {reply.endsAt && isMailed && ` ${alertTexts.endsAt(formatDateTime(reply.endsAt))}`}
          </p>
          <fieldset className={styles.choices}>
            <legend>{alertTexts.cadence}</legend>
            {cadences.map(cadence => (
              <label key={cadence}>
                <input
                  type="radio"
                  name="cadence"
                  checked={choice.cadence === cadence}
                  onChange={() => setChosen({ ...choice, cadence })}
                />
                {cadenceTexts[cadence]}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.choices} disabled={!isMailed}>
            <legend>{alertTexts.kinds}</legend>
            {AlertKind.options.map(kind => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={choice.kinds.includes(kind)}
                  onChange={({ target }) =>
                    setChosen({ ...choice, kinds: withKind(choice.kinds, kind, target.checked) })
                  }
                />
                {alertKindTexts[kind]}
              </label>
            ))}
            {isFaulty && (
              <p role="alert" className={styles.fault}>
                {alertTexts.noKind}
              </p>
            )}
          </fieldset>
        </div>
      )}
    </Dialog>
  )
}

function withKind(kinds: readonly AlertKind[], kind: AlertKind, isChosen: boolean): AlertKind[] {
  return AlertKind.options.filter(each => (each === kind ? isChosen : kinds.includes(each)))
}

/** All kinds are no list, so that a later kind is among them. */
function toBody({ cadence, kinds }: Choice) {
  if (cadence === 'none') return {}
  return kinds.length === AlertKind.options.length ? { cadence } : { cadence, kinds: [...kinds] }
}
