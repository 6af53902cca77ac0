import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { words } from '../../../../shared/texts/en/words.ts'

const AddRecipientsDialog = lazy(async () => ({
  default: (await import('./AddRecipientsDialog.tsx')).AddRecipientsDialog,
}))

type Props = { transfer: ReviewedTransfer; files: readonly ReviewedFile[]; onAdded: () => void }

export function AddRecipientsButton({ transfer, files, onAdded }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isExtensible(transfer) && <Button onClick={() => setIsOpen(true)}>{words.several.addLater}</Button>}
      {isOpen && (
        <Suspense>
          <AddRecipientsDialog transfer={transfer} files={files} onClose={() => setIsOpen(false)} onAdded={onAdded} />
        </Suspense>
      )}
    </>
  )
}

/** The password of a protected transfer is not stored, and a code by SMS has one phone. */
function isExtensible({ transferState, isTransferRequest, isPasswordProtected, isOTPEnabled }: ReviewedTransfer) {
  return transferState === 'active' && !isTransferRequest && !isPasswordProtected && !isOTPEnabled
}
