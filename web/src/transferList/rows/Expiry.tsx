import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { formatShortly } from '../../../../shared/texts/transferList.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { Present } from './Cell.tsx'
import { Moment } from './Moment.tsx'
import { NoValue } from './NoValue.tsx'

type Props = { transfer: ListedTransfer; present: Present; isZoned?: boolean }

/** A revoked or failed transfer no longer expires. */
export function Expiry({ transfer: { expiryDate, transferState }, present, isZoned = false }: Props) {
  if (!expiryDate) return <NoValue />
  const isOver = transferState === 'retracted' || transferState === 'failed'
  if (!isOver) return <Moment iso={expiryDate} {...present} isPast={transferState === 'expired'} isZoned={isZoned} />
  return <SecondaryText>{formatShortly(expiryDate, isZoned)}</SecondaryText>
}
