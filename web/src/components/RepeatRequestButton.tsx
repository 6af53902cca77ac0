import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import type { TransferState } from '../../../shared/domain/transfer.ts'
import { common, dialogs } from '../../../shared/texts/en/common.ts'
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
  const label = hasEnded ? dialogs.resend.buttonAfterEnd : short ? dialogs.resend.short : dialogs.resend.button
  const confirm = async () => {
    if (await askAgain()) noteDone()
    setIsAsking(false)
  }
  return (
    <>
      <Button
        disabled={isJustRequested}
        disabledReason={dialogs.resend.justSent}
        {...(short ? { variant: 'inline-link' as const, ariaLabel: common.about(label, recipient) } : {})}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={hasEnded ? dialogs.resend.titleAfterEnd : dialogs.resend.title}
        stay={dialogs.resend.stay}
        onStay={() => setIsAsking(false)}
        act={hasEnded ? dialogs.resend.buttonAfterEnd : dialogs.resend.act}
        onAct={confirm}
        running={isRunning ? dialogs.resend.running : undefined}
      >
        {hasEnded ? dialogs.resend.textAfterEnd(recipient) : dialogs.resend.text(recipient)}
      </Dialog>
    </>
  )
}
