import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isWithdrawable } from '../../../../shared/domain/transfer.ts'

const WrongRecipientDialog = lazy(async () => ({
  default: (await import('./WrongRecipientDialog.tsx')).WrongRecipientDialog,
}))

type Props = { transfer: ReviewedTransfer; onAttempted: (isWithdrawn: boolean) => void }

export function WrongRecipientButton({ transfer, onAttempted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const isOffered = isWithdrawable(transfer.transferState, transfer.isTransferRequest)
  return (
    <>
      {isOffered && <Button onClick={() => setIsAsking(true)}>Wrong recipient?</Button>}
      {isAsking && (
        <Suspense>
          <WrongRecipientDialog transfer={transfer} onClose={() => setIsAsking(false)} onAttempted={onAttempted} />
        </Suspense>
      )}
    </>
  )
}
