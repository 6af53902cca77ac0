import Button from '@cloudscape-design/components/button'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import type { TransferState } from '../../../../shared/domain/transfer.ts'
import { useResend } from './useResend.ts'

const ended: readonly TransferState[] = ['expired', 'retracted', 'failed']

/** Asks once more: by the same link while it takes files, by a new one when it is over. */
export function ResendButton({ transfer, onResent }: { transfer: ReviewedTransfer; onResent: () => void }) {
  const { resend, isRunning } = useResend(transfer, onResent)
  const { isTransferRequest, transferState, firstDownloadAt, newId } = transfer
  const hasEnded = ended.includes(transferState)
  if (!isTransferRequest || newId !== undefined || firstDownloadAt !== undefined) return null
  if (transferState !== 'requested' && !hasEnded) return null
  return (
    <Button loading={isRunning} loadingText="Asking again" onClick={resend}>
      {hasEnded ? 'Ask again' : 'Resend request'}
    </Button>
  )
}
