import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import type { TransferState } from '../../../../shared/domain/transfer.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useAfterClosing } from '../../components/useAfterClosing.ts'
import type { OwnActions } from './RowActions.tsx'
import { useAskAgain } from './useAskAgain.ts'

const ended: readonly TransferState[] = ['expired', 'retracted', 'failed']

type Props = { transfer: ListedTransfer; actions: OwnActions; isProminent: boolean; onDone: () => void }

/** Asks for files once more, after asking: by the same link while it takes them, by a new one when it is over. */
export function AskAgainButton({ transfer, actions, isProminent, onDone }: Props) {
  const { askAgain, isRunning } = useAskAgain(transfer, actions)
  const [isAsking, setIsAsking] = useState(false)
  const noteDone = useAfterClosing(isAsking, onDone)
  const { id, isTransferRequest, transferState, firstDownloadAt, recipient, newId } = transfer
  const hasEnded = ended.includes(transferState)
  if (!isTransferRequest || firstDownloadAt !== undefined || newId !== undefined) return null
  if (transferState !== 'requested' && !hasEnded) return null
  const label = hasEnded ? 'Ask again' : 'Resend request'
  const short = hasEnded ? label : 'Resend'
  const confirm = async () => {
    if (await askAgain()) noteDone()
    setIsAsking(false)
  }
  return (
    <>
      <Button
        variant={isProminent ? 'normal' : 'inline-link'}
        ariaLabel={`${label}: ${recipient}`}
        disabled={actions.isJustAsked(id)}
        disabledReason={transferListTexts.justAsked}
        onClick={() => setIsAsking(true)}
      >
        {isProminent ? label : short}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={hasEnded ? 'Ask for files again?' : 'Send this request again?'}
        stay="Not now"
        onStay={() => setIsAsking(false)}
        act={hasEnded ? 'Ask again' : 'Send again'}
        onAct={confirm}
        running={isRunning ? 'Asking again' : undefined}
      >
        {transferListTexts.askAgain(recipient, hasEnded)}
      </Dialog>
    </>
  )
}
