import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { recipients } from '../../../../shared/texts/en/recipients.ts'

const LazyHistory = lazy(async () => ({ default: (await import('./DeliveryHistory.tsx')).DeliveryHistory }))

export type HistoryProps = {
  transferId: string
  deliveryId: string
  recipient: string
  /** Administrators read it by a call that is audited. */
  isSender: boolean
  /** What the recipient gets, in the order of its places. */
  contents: readonly Pick<ReviewedFile, 'name'>[]
}

export function HistoryLink({ recipient, onOpen }: { recipient: string; onOpen: () => void }) {
  const { open, about } = recipients.history
  return (
    <Button variant="inline-link" ariaLabel={about(recipient)} onClick={onOpen}>
      {open}
    </Button>
  )
}

/** Nothing while `of` is undefined. */
export function OpenHistory({ of, onClose }: { of: HistoryProps | undefined; onClose: () => void }) {
  return (
    of && (
      <Suspense>
        <LazyHistory {...of} onClose={onClose} />
      </Suspense>
    )
  )
}

export function DeliveryHistoryButton(props: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HistoryLink recipient={props.recipient} onOpen={() => setIsOpen(true)} />
      <OpenHistory of={isOpen ? props : undefined} onClose={() => setIsOpen(false)} />
    </>
  )
}
