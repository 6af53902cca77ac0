import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { AbandonButton } from '../../components/AbandonButton.tsx'
import { Actions } from '../../components/Actions.tsx'
import { reviewedRecipients } from '../../recipients/reviewedRecipients.ts'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { isHeld } from '../../upload/sendingLock.ts'
import { useKeptSendings } from '../../upload/useKeptSendings.ts'

type Props = { transfer: ReviewedTransfer; onChanged: () => void }

export function OpenUpload({ transfer, onChanged }: Props) {
  const { id } = transfer
  const [kept] = useKeptSendings()
  const isKept = kept.some(({ transferId }) => transferId === id)
  const isUnderWay = useIsHeld(transfer)
  return (
    <SpaceBetween size="m">
      <p>
        {isUnderWay ? review.openUpload.sending : isKept ? review.openUpload.resumable : review.openUpload.elsewhere}
      </p>
      <Actions>
        <AbandonButton
          transferId={id}
          recipients={reviewedRecipients(transfer)}
          onAbandoned={onChanged}
          onClosed={() => document.querySelector('h1')?.focus()}
        />
        {isKept && !isUnderWay && (
          <LinkButton to={pages.send.path} isPrimary>
            {review.openUpload.goOn}
          </LinkButton>
        )}
      </Actions>
    </SpaceBetween>
  )
}

/** Checked on each read of the transfer. */
function useIsHeld(transfer: ReviewedTransfer): boolean {
  const [isUnderWay, setIsUnderWay] = useState(false)
  useEffect(() => {
    let isLeft = false
    void isHeld(transfer.id).then(held => {
      if (!isLeft) setIsUnderWay(held)
    })
    return () => {
      isLeft = true
    }
  }, [transfer])
  return isUnderWay
}
