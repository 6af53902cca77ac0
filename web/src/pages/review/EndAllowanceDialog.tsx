import Alert from '@cloudscape-design/components/alert'
import { useState } from 'react'
import { endMalwareAllowance, type ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Props = { transferId: string; file: ReviewedFile; onClose: () => void; onEnded: () => void }

/** Ends the allowance of a content that the scanner reported. */
export function EndAllowanceDialog({ transferId, file, onClose, onEnded }: Props) {
  const call = useCall()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const end = async () => {
    if (attempt.isRunning) return
    setAttempt({ isRunning: true })
    try {
      await call(endMalwareAllowance, { params: { id: transferId, fileId: file.id } })
      onEnded()
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <Dialog
      isOpen
      title={review.malware.endTitle}
      stay={common.cancel}
      onStay={onClose}
      act={review.malware.endAct}
      onAct={end}
      running={attempt.isRunning ? review.malware.endRunning : undefined}
    >
      <p>{review.malware.endText(file.malware?.name ?? '')}</p>
      {attempt.fault !== undefined && (
        <div role="alert">
          <Alert type="error" header={review.malware.endFailed}>
            {translateSentence(attempt.fault)}
          </Alert>
        </div>
      )}
    </Dialog>
  )
}
