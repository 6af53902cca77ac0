import { useId, useState } from 'react'
import { type Alert, MAX_ALERT_NOTE } from '../../../../../shared/domain/insights/alert.ts'
import { alertText, alertTexts } from '../../../../../shared/texts/insights.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import styles from './dialogs.module.css'

type Props = {
  /** Undefined while it is closed. */
  alert: Alert | undefined
  onClose: () => void
  onAcknowledge: (note: string) => Promise<void>
}

export function AcknowledgeDialog({ alert, onClose, onAcknowledge }: Props) {
  const [note, setNote] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const hint = useId()
  const close = () => {
    setNote('')
    onClose()
  }
  return (
    <Dialog
      isOpen={alert !== undefined}
      title={alertTexts.acknowledge}
      stay={alertTexts.cancel}
      onStay={close}
      act={alertTexts.acknowledge}
      running={isSaving ? alertTexts.saving : undefined}
      onAct={async () => {
        if (isSaving) return
        setIsSaving(true)
        await onAcknowledge(note.trim())
        setIsSaving(false)
        setNote('')
      }}
    >
      <div className={styles.form}>
        <p>{alert && alertText(alert)}</p>
        <label className={styles.field}>
          {alertTexts.note}
          <textarea
            rows={3}
            maxLength={MAX_ALERT_NOTE}
            value={note}
            aria-describedby={hint}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <p id={hint} className={styles.hint}>
          {alertTexts.noteHint(MAX_ALERT_NOTE)}
        </p>
      </div>
    </Dialog>
  )
}
