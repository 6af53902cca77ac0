import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { type ReviewedTransfer, withdrawWrongRecipient } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Props = { transfer: ReviewedTransfer; onClose: () => void; onAttempted: (isWithdrawn: boolean) => void }

/** One button under stress: the page asks for the right recipient afterwards. */
export function WrongRecipientDialog({ transfer, onClose, onAttempted }: Props) {
  const { id, recipient, transferState } = transfer
  const call = useCall()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const withdraw = async () => {
    setAttempt({ isRunning: true })
    try {
      await call(withdrawWrongRecipient, { params: { id } })
      onClose()
      onAttempted(true)
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
      onAttempted(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={review.wrongRecipient.title}
      stay={common.keep}
      onStay={onClose}
      act={review.wrongRecipient.act}
      isDestructive
      onAct={withdraw}
      running={attempt.isRunning ? review.wrongRecipient.running : undefined}
    >
      <SpaceBetween size="s">
        {transferState === 'processing' ? (
          <>
            <div>{review.wrongRecipient.notReleased(recipient)}</div>
            <div>{review.wrongRecipient.thenSend}</div>
          </>
        ) : (
          <>
            <div>{review.wrongRecipient.linkStops(recipient)}</div>
            <div>{review.wrongRecipient.thenSeeAndSend}</div>
          </>
        )}
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header={review.wrongRecipient.failed}>
              {translateSentence(attempt.fault)} {review.wrongRecipient.reloaded}
            </Alert>
          </div>
        )}
      </SpaceBetween>
    </Dialog>
  )
}
