import Alert from '@cloudscape-design/components/alert'
import { useState } from 'react'
import { type ReviewedDelivery, retractDelivery } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { recipients } from '../../../../shared/texts/en/recipients.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Props = {
  transferId: string
  delivery: ReviewedDelivery
  onClose: () => void
  /** Called after failures too: the page's state may be outdated. */
  onAttempted: () => void
}

export function RemoveRecipientDialog({ transferId, delivery, onClose, onAttempted }: Props) {
  const { id: deliveryId, recipient } = delivery
  const call = useCall()
  const toasts = useToasts()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const remove = async () => {
    setAttempt({ isRunning: true })
    try {
      await call(retractDelivery, { params: { id: transferId, deliveryId }, body: { transferState: 'retracted' } })
      toasts.success(recipients.removal.done(recipient))
      onClose()
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
    }
    onAttempted()
  }
  return (
    <Dialog
      isOpen
      title={recipients.removal.title}
      stay={common.keep}
      onStay={onClose}
      act={recipients.removal.act}
      isDestructive
      onAct={remove}
      running={attempt.isRunning ? recipients.removal.running : undefined}
    >
      {recipients.removal.text(recipient)}
      {attempt.fault !== undefined && (
        <div role="alert">
          <Alert type="error" header={recipients.removal.failed}>
            {translateSentence(attempt.fault)}
          </Alert>
        </div>
      )}
    </Dialog>
  )
}
