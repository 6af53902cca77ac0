import Box from '@cloudscape-design/components/box'
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useNow } from '../../components/useNow.ts'

const MINUTE = 60_000

/** What was sent to whom, when, and until when. */
export function TransferDetails({ transfer }: { transfer: ReviewedTransfer }) {
  return (
    <Panel title="Details">
      <SpaceBetween size="l">
        <KeyValuePairs
          columns={3}
          minColumnWidth={220}
          items={[
            { label: 'Recipient', value: <Recipient transfer={transfer} /> },
            { label: 'Created', value: <Moment iso={transfer.createdAt} /> },
            { label: 'Expires', value: <Expiry transfer={transfer} /> },
            { label: 'Downloads', value: <Downloads transfer={transfer} /> },
            { label: 'Sender', value: <LongText about="sender">{transfer.sender}</LongText> },
            { label: 'Transfer ID', value: <LongText about="transfer ID">{transfer.id}</LongText> },
          ]}
        />
        <KeyValuePairs
          items={[
            {
              label: 'Message',
              value: transfer.message ? <LongText about="message">{transfer.message}</LongText> : 'No message',
            },
          ]}
        />
      </SpaceBetween>
    </Panel>
  )
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

function Expiry({ transfer: { expiryDate, expiryDays } }: { transfer: ReviewedTransfer }) {
  if (expiryDate) return <Moment iso={expiryDate} />
  return <>{expiryDays === 1 ? '1 day' : `${expiryDays} days`} after sending</>
}

function Downloads({ transfer: { downloadCount, firstDownloadAt } }: { transfer: ReviewedTransfer }) {
  if (downloadCount === 0 || !firstDownloadAt) return <>{downloadCount || 'None yet'}</>
  return (
    <>
      <div>{downloadCount}</div>
      <Box color="text-body-secondary" fontSize="body-s">
        First on {formatDateTime(firstDownloadAt)}
      </Box>
    </>
  )
}

/** A moment as people speak of it, and exactly. */
function Moment({ iso }: { iso: string }) {
  const now = useNow(MINUTE)
  return (
    <time dateTime={iso}>
      <div>{formatRelative(iso, now)}</div>
      <Box color="text-body-secondary" fontSize="body-s">
        {formatDateTime(iso)}
      </Box>
    </time>
  )
}
