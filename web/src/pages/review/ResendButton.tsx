import { generatePath, useNavigate } from 'react-router'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { useJustRequested } from '../../components/useJustRequested.ts'

/** Asks once more, and where that makes a new request, goes there. */
export function ResendButton({ transfer, onResent }: { transfer: ReviewedTransfer; onResent: () => void }) {
  const navigate = useNavigate()
  const { noteAsked, isJustAsked } = useJustRequested()
  const { id } = transfer
  return (
    <RepeatRequestButton
      transfer={transfer}
      contract={resendRequest}
      isJustAsked={isJustAsked(transfer)}
      onAsked={made => {
        noteAsked(transfer)
        if (made !== id) navigate(generatePath(pages.review.path, { transferId: made }))
        onResent()
      }}
      onFailed={onResent}
    />
  )
}
