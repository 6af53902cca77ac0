import { generatePath, useNavigate } from 'react-router'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { useJustRequested } from '../../components/useJustRequested.ts'

export function ResendButton({ transfer, onResent }: { transfer: ReviewedTransfer; onResent: () => void }) {
  const navigate = useNavigate()
  const { noteRequested, isJustRequested } = useJustRequested()
  const { id } = transfer
  return (
    <RepeatRequestButton
      transfer={transfer}
      contract={resendRequest}
      isJustRequested={isJustRequested(transfer)}
      onRequestSent={made => {
        noteRequested(transfer)
        if (made !== id) navigate(generatePath(pages.review.path, { transferId: made }))
        onResent()
      }}
      onFailed={onResent}
    />
  )
}
