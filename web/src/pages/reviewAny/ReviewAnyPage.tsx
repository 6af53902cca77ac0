import { useParams } from 'react-router'
import { TransferReview } from '../review/TransferReview.tsx'

/** What became of a transfer of anybody's, for administrators. */
export function ReviewAnyPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender={false} />
}
