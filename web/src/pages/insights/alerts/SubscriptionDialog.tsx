import { useState } from 'react'
import { getAlertSubscription, saveAlertSubscription } from '../../../../../shared/contract/alerts.ts'
import { AlertCadence, AlertKind } from '../../../../../shared/domain/insights/alert.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { alertKinds, cadences as cadenceTexts, alerts as texts } from '../../../../../shared/texts/en/insights.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
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
      toasts.success(texts.saved)
      onClose()
    } catch {
      toasts.error(texts.saveFailed)
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={texts.subscription}
      stay={common.cancel}
      onStay={onClose}
      act={common.save}
      running={isSaving ? texts.saving : undefined}
      onAct={save}
    >
      {failure && <CardFault text={texts.loadFailed} onRetry={retry} />}
      {!reply && !failure && <Skeleton title={texts.subscription} size="bars" />}
      {reply && (
        <div className={styles.form}>
          <p>
            {texts.subscriptionTo(reply.email)}
            {reply.endsAt && isMailed && ` ${texts.endsAt(formatDateTime(reply.endsAt))}`}
          </p>
          <fieldset className={styles.choices}>
            <legend>{texts.cadence}</legend>
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
            <legend>{texts.kinds}</legend>
            {AlertKind.options.map(kind => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={choice.kinds.includes(kind)}
                  onChange={({ target }) =>
                    setChosen({ ...choice, kinds: withKind(choice.kinds, kind, target.checked) })
                  }
                />
                {alertKinds[kind]}
              </label>
            ))}
            {isFaulty && (
              <p role="alert" className={styles.fault}>
                {texts.noKind}
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
