import Alert from '@cloudscape-design/components/alert'
import { useId, useState } from 'react'
import { allowMalware, type ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { MAX_ALLOWANCE_REASON } from '../../../../shared/domain/malware.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import styles from './allowDialog.module.css'

type Props = { transferId: string; file: ReviewedFile; onClose: () => void; onAllowed: () => void }

/** Allows a content that the scanner reported, with the reason for the audit. */
export function AllowDialog({ transferId, file, onClose, onAllowed }: Props) {
  const call = useCall()
  const [reason, setReason] = useState('')
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string; isEmpty?: boolean }>({
    isRunning: false,
  })
  const hint = useId()
  const fault = useId()

  const allow = async () => {
    if (attempt.isRunning) return
    if (reason.trim() === '') return setAttempt({ isRunning: false, isEmpty: true })
    setAttempt({ isRunning: true })
    try {
      await call(allowMalware, { params: { id: transferId, fileId: file.id }, body: { reason } })
      onAllowed()
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <Dialog
      isOpen
      title={review.malware.title}
      stay={common.cancel}
      onStay={onClose}
      act={review.malware.act}
      onAct={allow}
      running={attempt.isRunning ? review.malware.running : undefined}
    >
      <div className={styles.form}>
        <p>{review.malware.text(file.malware?.name ?? '')}</p>
        <label className={styles.field}>
          {review.malware.reason}
          <textarea
            rows={3}
            maxLength={MAX_ALLOWANCE_REASON}
            value={reason}
            required
            aria-invalid={attempt.isEmpty ?? false}
            aria-describedby={attempt.isEmpty ? `${fault} ${hint}` : hint}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        {attempt.isEmpty && (
          <p id={fault} role="alert" className={styles.fault}>
            {fieldTexts.required}
          </p>
        )}
        <p id={hint} className={styles.hint}>
          {review.malware.reasonHelp}
        </p>
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header={review.malware.failed}>
              {translateSentence(attempt.fault)}
            </Alert>
          </div>
        )}
      </div>
    </Dialog>
  )
}
