import Icon from '@cloudscape-design/components/icon'
import { generatePath, Link } from 'react-router'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'

/** The way to what was made of a transfer, by sending it again or by asking again. */
export function NewTransfer({ transfer: { newId, isTransferRequest } }: { transfer: ReviewedTransfer }) {
  if (newId === undefined) return null
  return (
    <p>
      <Icon name="redo" /> {isTransferRequest ? 'Asked again as' : 'Sent again as'}{' '}
      <Link to={generatePath(pages.review.path, { transferId: newId })}>{newId}</Link>
    </p>
  )
}
