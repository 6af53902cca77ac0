import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { downloadsText } from '../../../../shared/texts/downloads.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime, formatList } from '../../../../shared/texts/format.ts'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { Present } from '../rows/Cell.tsx'
import { Expiry } from '../rows/Expiry.tsx'
import { Moment } from '../rows/Moment.tsx'

type Props = { transfer: ListedTransfer; present: Present }

export function TransferFacts({ transfer, present }: Props) {
  const {
    recipient,
    furtherRecipients = [],
    isTransferRequest,
    transferState,
    createdAt,
    expiryDate,
    trackingId,
    id,
  } = transfer
  const isOver = transferState === 'retracted' || transferState === 'failed'
  const facts: (Fact | false)[] = [
    {
      name: isTransferRequest ? lists.details.asked : lists.columnLabels.recipient,
      value: (
        <LongText about={lists.columnLabels.recipient}>
          {formatList([recipient, ...furtherRecipients], undefined, 'unit')}
        </LongText>
      ),
    },
    {
      name: isTransferRequest ? lists.details.askedBy : lists.columnLabels.sender,
      value: <Sender transfer={transfer} />,
    },
    { name: lists.columnLabels.createdAt, value: <Moment iso={createdAt} isPast isZoned {...present} /> },
    // A link that no longer works does not expire.
    !isOver && {
      name: lists.columnLabels.expiryDate,
      value: expiryDate ? <Expiry transfer={transfer} present={present} isZoned /> : lists.details.noExpiry,
    },
    // Of several recipients, the review has those of each.
    furtherRecipients.length === 0 && {
      name: lists.columnLabels.downloads,
      value: <Downloads transfer={transfer} />,
    },
    { name: lists.details.options, value: formatList(toOptions(transfer), undefined, 'unit') || common.none },
    trackingId !== undefined && {
      name: lists.columnLabels.trackingId,
      value: <LongText about={lists.columnLabels.trackingId}>{trackingId}</LongText>,
    },
    { name: lists.columnLabels.id, value: <LongText about={lists.columnLabels.id}>{id}</LongText> },
  ]
  return <Facts items={facts.filter(fact => typeof fact === 'object')} />
}

function Sender({ transfer: { sender, isAnonymousTransfer } }: { transfer: ListedTransfer }) {
  return (
    <>
      <LongText about={lists.columnLabels.sender}>{sender}</LongText>
      {isAnonymousTransfer && <SecondaryText>{lists.details.hiddenSender}</SecondaryText>}
    </>
  )
}

function Downloads({ transfer }: Pick<Props, 'transfer'>) {
  const { firstDownloadAt, taken } = transfer
  if (!firstDownloadAt) return downloadsText(transfer)
  return (
    <>
      {downloadsText(transfer)}
      {taken && <SecondaryText>{words.downloads.howCounted}</SecondaryText>}
      <SecondaryText>{words.downloads.firstOn(formatDateTime(firstDownloadAt))}</SecondaryText>
    </>
  )
}

function toOptions(transfer: ListedTransfer): string[] {
  const { isPasswordProtected, isOTPEnabled, isEmailOTPEnabled, isAnonymousTransfer } = transfer
  return [
    ...(isPasswordProtected ? [lists.details.passwordProtection] : []),
    ...(isOTPEnabled ? [lists.details.oneTimePassword] : []),
    ...(isEmailOTPEnabled ? [lists.details.emailCode] : []),
    ...(isAnonymousTransfer ? [lists.details.anonymous] : []),
  ]
}
