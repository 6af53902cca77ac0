import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { downloadsText, recipientsCountedText } from '../../../../shared/texts/downloads.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { Present } from '../rows/Cell.tsx'
import { Expiry } from '../rows/Expiry.tsx'
import { Moment } from '../rows/Moment.tsx'

type Props = { transfer: ListedTransfer; present: Present }

export function TransferFacts({ transfer, present }: Props) {
  const { recipient, isTransferRequest, transferState, createdAt, expiryDate, trackingId, id } = transfer
  const isOver = transferState === 'retracted' || transferState === 'failed'
  const facts: (Fact | false)[] = [
    { name: isTransferRequest ? 'Asked' : 'Receiver', value: <LongText about="receiver">{recipient}</LongText> },
    { name: isTransferRequest ? 'Asked by' : 'Sender', value: <Sender transfer={transfer} /> },
    { name: 'Created', value: <Moment iso={createdAt} isPast isZoned {...present} /> },
    // A link that no longer works does not expire.
    !isOver && {
      name: 'Expiry',
      value: expiryDate ? <Expiry transfer={transfer} present={present} isZoned /> : 'None yet',
    },
    { name: 'Downloads', value: <Downloads transfer={transfer} /> },
    { name: 'Options', value: toOptions(transfer).join(', ') || 'None' },
    trackingId !== undefined && { name: 'Tracking ID', value: <LongText about="tracking ID">{trackingId}</LongText> },
    { name: 'Transfer ID', value: <LongText about="transfer ID">{id}</LongText> },
  ]
  return <Facts items={facts.filter(fact => typeof fact === 'object')} />
}

function Sender({ transfer: { sender, isAnonymousTransfer } }: { transfer: ListedTransfer }) {
  return (
    <>
      <LongText about="sender">{sender}</LongText>
      {isAnonymousTransfer && <SecondaryText>Hidden from the receiver</SecondaryText>}
    </>
  )
}

function Downloads({ transfer }: Pick<Props, 'transfer'>) {
  const { firstDownloadAt, taken } = transfer
  if (!firstDownloadAt) return <>{downloadsText(transfer)}</>
  return (
    <>
      {downloadsText(transfer)}
      {taken && <SecondaryText>{recipientsCountedText}</SecondaryText>}
      <SecondaryText>First on {formatDateTime(firstDownloadAt)}</SecondaryText>
    </>
  )
}

function toOptions({ isPasswordProtected, isOTPEnabled, isAnonymousTransfer }: ListedTransfer): string[] {
  return [
    ...(isPasswordProtected ? ['Password protection'] : []),
    ...(isOTPEnabled ? ['One-time password'] : []),
    ...(isAnonymousTransfer ? ['Hidden sender'] : []),
  ]
}
