import { useParams } from 'react-router'
import { TransferReview } from './TransferReview.tsx'

export function ReviewPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender />
}

export function ReviewAnyPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender={false} />
}
