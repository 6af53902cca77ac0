import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandoned } from '../../../../shared/domain/transfer.ts'
import { downloadsText } from '../../../../shared/texts/downloads.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { recipientsText } from '../../../../shared/texts/recipientsText.ts'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useNow } from '../../components/useNow.ts'
import { reviewedRecipients } from '../../recipients/reviewedRecipients.ts'
import { BindingPolicies } from './BindingPolicies.tsx'
import { DeliveryHistoryButton } from './DeliveryHistoryButton.tsx'
import { hasReceipt, ReceiptButton } from './ReceiptButton.tsx'
import styles from './transferDetails.module.css'

const MINUTE = 60_000
/** Keeps relative times correct. */
const TICK = 10_000

type Props = {
  transfer: ReviewedTransfer
  files: readonly ReviewedFile[]
  isSender: boolean
}

export function TransferDetails(props: Props) {
  const { transfer } = props
  return (
    <Panel title={review.details.title}>
      <div className={styles.details}>
        <Facts items={toFacts(props)} />
        <Facts
          isStacked
          items={[
            {
              name: common.message,
              value: transfer.message ? (
                <LongText about={common.message}>{transfer.message}</LongText>
              ) : (
                review.details.noMessage
              ),
            },
          ]}
        />
      </div>
    </Panel>
  )
}

function toFacts(props: Props): Fact[] {
  const { transfer } = props
  const { isTransferRequest, trackingId, templateSet, sendEmailNotification, policies = [] } = transfer
  const facts: (Fact | false | undefined)[] = [
    {
      name: isTransferRequest ? review.details.requestedFrom : common.recipient,
      value: <Recipient transfer={transfer} />,
    },
    transfer.isFromDropPage && { name: review.details.fromDropPage, value: review.details.notProven },
    { name: review.details.created, value: <Moment iso={transfer.createdAt} /> },
    toEnd(transfer),
    // Of several recipients, each has downloads of their own.
    !transfer.deliveries && { name: review.details.downloads, value: <Downloads {...props} /> },
    { name: isTransferRequest ? review.details.requestedBy : common.sender, value: <Sender transfer={transfer} /> },
    { name: review.details.transferId, value: <LongText about={review.details.transferId}>{transfer.id}</LongText> },
    trackingId !== undefined && {
      name: review.details.trackingId,
      value: <LongText about={review.details.trackingId}>{trackingId}</LongText>,
    },
    templateSet !== undefined && { name: review.details.templateSet, value: templateSet },
    policies.length > 0 && { name: review.details.policies, value: <BindingPolicies policies={policies} /> },
    !sendEmailNotification && { name: review.details.linkByEmail, value: review.details.linkNotSent },
  ]
  return facts.filter(fact => typeof fact === 'object')
}

function Recipient({ transfer }: { transfer: ReviewedTransfer }) {
  const { recipient, recipientName, deliveries } = transfer
  if (deliveries) return recipientsText(reviewedRecipients(transfer))
  if (!recipientName) return <LongText about={common.recipient}>{recipient}</LongText>
  return (
    <>
      <div>
        <LongText about={review.details.recipientName}>{recipientName}</LongText>
      </div>
      <LongText about={common.recipient}>{recipient}</LongText>
    </>
  )
}

function Sender({ transfer: { sender, isAnonymousTransfer } }: { transfer: ReviewedTransfer }) {
  return (
    <>
      <LongText about={common.sender}>{sender}</LongText>
      {isAnonymousTransfer && <SecondaryText>{review.details.hiddenSender}</SecondaryText>}
    </>
  )
}

/** A withdrawn link does not expire. */
function toEnd(transfer: ReviewedTransfer): Fact | undefined {
  const { transferState, retractedAt, isWrongRecipient } = transfer
  if (transferState !== 'retracted' || isAbandoned(transfer)) {
    return { name: review.details.expires, value: <Expiry transfer={transfer} /> }
  }
  const name = isWrongRecipient ? review.details.withdrawn : review.details.revoked
  return retractedAt === undefined ? undefined : { name, value: <Moment iso={retractedAt} /> }
}

function Expiry({ transfer }: { transfer: ReviewedTransfer }) {
  const { expiryDate, expiryDays, transferState } = transfer
  if (transferState === 'failed' || isAbandoned(transfer)) return review.details.nothingShared
  if (expiryDate) return <Moment iso={expiryDate} />
  return review.details.daysAfterSending(expiryDays)
}

function Downloads({ transfer, files, isSender }: Props) {
  const { id, sender, recipient, transferState, firstDownloadAt, taken, isTransferRequest, archive } = transfer
  return (
    <>
      {downloadsText(transfer)}
      {firstDownloadAt && taken && <SecondaryText>{words.downloads.howCounted}</SecondaryText>}
      {firstDownloadAt && <SecondaryText>{words.downloads.firstOn(formatDateTime(firstDownloadAt))}</SecondaryText>}
      <div className={styles.buttons}>
        {!isTransferRequest && (
          <DeliveryHistoryButton
            transferId={id}
            deliveryId={id}
            recipient={recipient}
            isSender={isSender}
            contents={archive ? [archive] : files}
          />
        )}
        {hasReceipt({ state: transferState, recipient }) && files.length > 0 && (
          <ReceiptButton
            transferId={id}
            deliveryId={id}
            recipient={isTransferRequest ? sender : recipient}
            isSender={isSender}
          />
        )}
      </div>
    </>
  )
}

function Moment({ iso }: { iso: string }) {
  const now = useNow(TICK)
  const age = now - Date.parse(iso)
  return (
    <time dateTime={iso}>
      {age >= 0 && age < MINUTE ? words.justNow : formatRelative(iso, now)}
      <SecondaryText>{formatDateTime(iso)}</SecondaryText>
    </time>
  )
}
