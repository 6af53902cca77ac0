import { useParams } from 'react-router'
import { TransferReview } from './TransferReview.tsx'

/** What became of a transfer, for its sender. */
export function ReviewPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender />
}

/** What became of a transfer of anybody's, for administrators. */
export function ReviewAnyPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender={false} />
}
