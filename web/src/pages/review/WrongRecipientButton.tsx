import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isWithdrawable } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'

const WrongRecipientDialog = lazy(async () => ({
  default: (await import('./WrongRecipientDialog.tsx')).WrongRecipientDialog,
}))

type Props = { transfer: ReviewedTransfer; onAttempted: (isWithdrawn: boolean) => void }

export function WrongRecipientButton({ transfer, onAttempted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  // One of several recipients is removed by themselves.
  const isOffered =
    !transfer.deliveries &&
    transfer.undoUntil === undefined &&
    isWithdrawable(transfer.transferState, transfer.isTransferRequest)
  return (
    <>
      {isOffered && <Button onClick={() => setIsAsking(true)}>{review.wrongRecipient.button}</Button>}
      {isAsking && (
        <Suspense>
          <WrongRecipientDialog transfer={transfer} onClose={() => setIsAsking(false)} onAttempted={onAttempted} />
        </Suspense>
      )}
    </>
  )
}
