import Icon from '@cloudscape-design/components/icon'
import { generatePath, Link } from 'react-router'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'

type Props = { transfer: ReviewedTransfer; isSender: boolean }

export function NewTransfer({ transfer: { newId, isTransferRequest }, isSender }: Props) {
  if (newId === undefined) return null
  const { path } = isSender ? pages.review : pages.reviewAny
  return (
    <p>
      <Icon name="redo" /> {isTransferRequest ? 'Asked again as' : 'Sent again as'}{' '}
      <Link to={generatePath(path, { transferId: newId })}>{newId}</Link>
    </p>
  )
}
