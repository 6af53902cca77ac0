import { useId, useState } from 'react'
import { type Alert, MAX_ALERT_NOTE } from '../../../../../shared/domain/insights/alert.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { alerts as texts } from '../../../../../shared/texts/en/insights.ts'
import { alertText } from '../../../../../shared/texts/insights.ts'
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
      title={texts.acknowledge}
      stay={common.cancel}
      onStay={close}
      act={texts.acknowledge}
      running={isSaving ? texts.saving : undefined}
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
          {texts.note}
          <textarea
            rows={3}
            maxLength={MAX_ALERT_NOTE}
            value={note}
            aria-describedby={hint}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <p id={hint} className={styles.hint}>
          {texts.noteHint(MAX_ALERT_NOTE)}
        </p>
      </div>
    </Dialog>
  )
}
