import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandoned } from '../../../../shared/domain/transfer.ts'
import { downloadsText, recipientsCountedText } from '../../../../shared/texts/downloads.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useNow } from '../../components/useNow.ts'
import { BindingPolicies } from './BindingPolicies.tsx'
import styles from './transferDetails.module.css'

const MINUTE = 60_000
/** Keeps relative times correct. */
const TICK = 10_000

export function TransferDetails({ transfer }: { transfer: ReviewedTransfer }) {
  return (
    <Panel title="Details">
      <div className={styles.details}>
        <Facts items={toFacts(transfer)} />
        <Facts
          isStacked
          items={[
            {
              name: 'Message',
              value: transfer.message ? <LongText about="message">{transfer.message}</LongText> : 'No message',
            },
          ]}
        />
      </div>
    </Panel>
  )
}

function toFacts(transfer: ReviewedTransfer): Fact[] {
  const { isTransferRequest, trackingId, templateSet, sendEmailNotification, policies = [] } = transfer
  const facts: (Fact | false | undefined)[] = [
    { name: isTransferRequest ? 'Asked' : 'Recipient', value: <Recipient transfer={transfer} /> },
    { name: 'Created', value: <Moment iso={transfer.createdAt} /> },
    toEnd(transfer),
    { name: 'Downloads', value: <Downloads transfer={transfer} /> },
    { name: isTransferRequest ? 'Asked by' : 'Sender', value: <Sender transfer={transfer} /> },
    { name: 'Transfer ID', value: <LongText about="transfer ID">{transfer.id}</LongText> },
    trackingId !== undefined && {
      name: 'Tracking ID',
      value: <LongText about="tracking ID">{trackingId}</LongText>,
    },
    templateSet !== undefined && { name: 'Template set', value: templateSet },
    policies.length > 0 && { name: 'Policies', value: <BindingPolicies policies={policies} /> },
    !sendEmailNotification && { name: 'Link by e-mail', value: 'Not sent: you pass it on yourself' },
  ]
  return facts.filter(fact => typeof fact === 'object')
}

function Recipient({ transfer: { recipient, recipientName } }: { transfer: ReviewedTransfer }) {
  if (!recipientName) return <LongText about="recipient">{recipient}</LongText>
  return (
    <>
      <div>
        <LongText about="recipient name">{recipientName}</LongText>
      </div>
      <LongText about="recipient">{recipient}</LongText>
    </>
  )
}

function Sender({ transfer: { sender, isAnonymousTransfer } }: { transfer: ReviewedTransfer }) {
  return (
    <>
      <LongText about="sender">{sender}</LongText>
      {isAnonymousTransfer && <SecondaryText>Hidden: the recipient sees only your organisation</SecondaryText>}
    </>
  )
}

/** A withdrawn link does not expire. */
function toEnd(transfer: ReviewedTransfer): Fact | undefined {
  const { transferState, retractedAt, isWrongRecipient } = transfer
  if (transferState !== 'retracted' || isAbandoned(transfer)) {
    return { name: 'Expires', value: <Expiry transfer={transfer} /> }
  }
  const name = isWrongRecipient ? 'Withdrawn' : 'Revoked'
  return retractedAt === undefined ? undefined : { name, value: <Moment iso={retractedAt} /> }
}

function Expiry({ transfer }: { transfer: ReviewedTransfer }) {
  const { expiryDate, expiryDays, transferState } = transfer
  if (transferState === 'failed' || isAbandoned(transfer)) return <>Nothing was shared</>
  if (expiryDate) return <Moment iso={expiryDate} />
  return <>{expiryDays === 1 ? '1 day' : `${expiryDays} days`} after sending</>
}

function Downloads({ transfer }: { transfer: ReviewedTransfer }) {
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

function Moment({ iso }: { iso: string }) {
  const now = useNow(TICK)
  const age = now - Date.parse(iso)
  return (
    <time dateTime={iso}>
      {age >= 0 && age < MINUTE ? 'just now' : formatRelative(iso, now)}
      <SecondaryText>{formatDateTime(iso)}</SecondaryText>
    </time>
  )
}
