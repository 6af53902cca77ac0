import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { AbandonButton } from '../../components/AbandonButton.tsx'
import { Actions } from '../../components/Actions.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { isHeld } from '../../upload/sendingLock.ts'
import { useKeptSendings } from '../../upload/useKeptSendings.ts'

type Props = { transfer: ReviewedTransfer; onChanged: () => void }

export function OpenUpload({ transfer, onChanged }: Props) {
  const { id, recipient } = transfer
  const [kept] = useKeptSendings()
  const isKept = kept.some(({ transferId }) => transferId === id)
  const isUnderWay = useIsHeld(transfer)
  return (
    <SpaceBetween size="m">
      <p>{isUnderWay ? sendingText : isKept ? resumableText : elsewhereText}</p>
      <Actions>
        <AbandonButton
          transferId={id}
          recipient={recipient}
          onAbandoned={onChanged}
          onClosed={() => document.querySelector('h1')?.focus()}
        />
        {isKept && !isUnderWay && (
          <LinkButton to={pages.send.path} isPrimary>
            Go on
          </LinkButton>
        )}
      </Actions>
    </SpaceBetween>
  )
}

const sendingText = 'A tab of this browser sends the files. Keep it open until the upload is done.'
const resumableText = 'The upload is not finished. You can continue in this browser.'
const elsewhereText =
  'The upload continues in the browser where you started it. If it cannot, give it up and send the files again. Without progress it ends automatically after 24 hours.'

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
