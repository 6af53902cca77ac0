import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import type { TransferState } from '../../../shared/domain/transfer.ts'
import { Dialog } from './Dialog.tsx'
import { useAfterClosing } from './useAfterClosing.ts'
import { type Resend, useResend } from './useResend.ts'

const ended: readonly TransferState[] = ['expired', 'retracted', 'failed']

type Props = Resend & {
  transfer: Pick<ListedTransfer, 'id' | 'recipient' | 'isTransferRequest' | 'firstDownloadAt' | 'newId'> & {
    transferState: TransferState
  }
  isJustRequested: boolean
  short?: boolean
  /** After the dialog closes. The focused button is disabled by then. */
  onClosed?: () => void
}

/** Uses the same link while it is valid, else a new one. */
export function RepeatRequestButton({ transfer, isJustRequested, short = false, onClosed, ...outcomes }: Props) {
  const { askAgain, isRunning } = useResend(transfer, outcomes)
  const [isAsking, setIsAsking] = useState(false)
  const noteDone = useAfterClosing(isAsking, () => onClosed?.())
  const { isTransferRequest, transferState, firstDownloadAt, recipient, newId } = transfer
  const hasEnded = ended.includes(transferState)
  if (!isTransferRequest || firstDownloadAt !== undefined || newId !== undefined) return null
  if (transferState !== 'requested' && !hasEnded) return null
  const label = hasEnded ? 'Ask again' : 'Resend request'
  const confirm = async () => {
    if (await askAgain()) noteDone()
    setIsAsking(false)
  }
  return (
    <>
      <Button
        disabled={isJustRequested}
        disabledReason="It was sent a moment ago."
        {...(short ? { variant: 'inline-link' as const, ariaLabel: `${label}: ${recipient}` } : {})}
        onClick={() => setIsAsking(true)}
      >
        {short && !hasEnded ? 'Resend' : label}
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
        {hasEnded
          ? `${recipient} gets an e-mail with a new upload link.`
          : `${recipient} gets the e-mail with the upload link once more.`}
      </Dialog>
    </>
  )
}
