import Button from '@cloudscape-design/components/button'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import type { TransferState } from '../../../../shared/domain/transfer.ts'
import type { OwnActions } from './RowActions.tsx'
import { useAskAgain } from './useAskAgain.ts'

const ended: readonly TransferState[] = ['expired', 'retracted', 'failed']

type Props = { transfer: ListedTransfer; actions: OwnActions; isProminent: boolean }

/** Asks for files once more: by the same link while it takes them, by a new one when it is over. */
export function AskAgainButton({ transfer, actions, isProminent }: Props) {
  const { askAgain, isRunning } = useAskAgain(transfer, actions)
  const { isTransferRequest, transferState, firstDownloadAt, recipient, newId } = transfer
  const hasEnded = ended.includes(transferState)
  if (!isTransferRequest || firstDownloadAt !== undefined || newId !== undefined) return null
  if (transferState !== 'requested' && !hasEnded) return null
  const label = hasEnded ? 'Ask again' : 'Resend request'
  const short = hasEnded ? label : 'Resend'
  return (
    <Button
      variant={isProminent ? 'normal' : 'inline-link'}
      ariaLabel={`${label}: ${recipient}`}
      loading={isRunning}
      loadingText="Asking again"
      onClick={askAgain}
    >
      {isProminent ? label : short}
    </Button>
  )
}
