import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedDelivery } from '../../../../shared/contract/transfers.ts'
import { NOBODY } from '../../../../shared/domain/deliveries.ts'
import { recipients } from '../../../../shared/texts/en/recipients.ts'

const LazyDialog = lazy(async () => ({ default: (await import('./ReceiptDialog.tsx')).ReceiptDialog }))

export type ReceiptProps = {
  transferId: string
  deliveryId: string
  /** Of the files: the requester, for a request. */
  recipient: string
  /** Otherwise an administrator. */
  isSender: boolean
}

/** Before the release nothing was delivered. A retracted one may have been. An erased recipient has no receipts. */
export function hasReceipt({ state, recipient }: Pick<ReviewedDelivery, 'state' | 'recipient'>): boolean {
  return recipient !== NOBODY && (state === 'active' || state === 'expired' || state === 'retracted')
}

export function ReceiptLink({ recipient, onOpen }: { recipient: string; onOpen: () => void }) {
  const { open, about } = recipients.receipt
  return (
    <Button variant="inline-link" ariaLabel={about(recipient)} onClick={onOpen}>
      {open}
    </Button>
  )
}

/** Nothing while `of` is undefined. */
export function OpenReceipt({ of, onClose }: { of: ReceiptProps | undefined; onClose: () => void }) {
  return (
    of && (
      <Suspense>
        <LazyDialog {...of} onClose={onClose} />
      </Suspense>
    )
  )
}

export function ReceiptButton(props: ReceiptProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ReceiptLink recipient={props.recipient} onOpen={() => setIsOpen(true)} />
      <OpenReceipt of={isOpen ? props : undefined} onClose={() => setIsOpen(false)} />
    </>
  )
}
