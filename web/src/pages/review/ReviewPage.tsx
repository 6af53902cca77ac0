import { generatePath, Navigate, useParams } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { useSession } from '../../auth/session.tsx'
import { TransferReview } from './TransferReview.tsx'

export function ReviewPage() {
  const { transferId = '' } = useParams()
  const session = useSession()
  const isAdministrator = session.status === 'signedIn' && session.role === 'admin'
  // The transfer of another member.
  const missing = isAdministrator ? (
    <Navigate replace to={generatePath(pages.reviewAny.path, { transferId })} />
  ) : undefined
  return <TransferReview key={transferId} transferId={transferId} isSender missing={missing} />
}

export function ReviewAnyPage() {
  const { transferId = '' } = useParams()
  return <TransferReview key={transferId} transferId={transferId} isSender={false} />
}
