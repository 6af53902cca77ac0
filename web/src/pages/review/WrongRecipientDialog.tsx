import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { type ReviewedTransfer, withdrawWrongRecipient } from '../../../../shared/contract/transfers.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'

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
      title="Sent to the wrong recipient?"
      stay="Keep it"
      onStay={onClose}
      act="Withdraw now"
      isDestructive
      onAct={withdraw}
      running={attempt.isRunning ? 'Withdrawing the transfer' : undefined}
    >
      <SpaceBetween size="s">
        {transferState === 'processing' ? (
          <>
            <div>{`Nothing was released yet. ${recipient} gets neither the files nor an e-mail.`}</div>
            <div>Then you can send the same files to the right recipient without uploading them again.</div>
          </>
        ) : (
          <>
            <div>{`The link stops working at once, and ${recipient} can no longer get the files. They get no e-mail about it.`}</div>
            <div>
              Then you see whether anything was downloaded, and can send the same files to the right recipient without
              uploading them again.
            </div>
          </>
        )}
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header="The transfer was not withdrawn">
              {attempt.fault} Its state was just loaded again; if it still goes to this recipient, please try once more.
            </Alert>
          </div>
        )}
      </SpaceBetween>
    </Dialog>
  )
}
