import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import Table, { type TableProps } from '@cloudscape-design/components/table'
import { useState } from 'react'
import type { ReviewedDelivery, ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { downloadsText } from '../../../../shared/texts/downloads.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { recipients as texts } from '../../../../shared/texts/en/recipients.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { destructive } from '../../components/destructive.ts'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useFilePages } from '../../components/useFilePages.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { CopyLink } from './CopyLink.tsx'
import { HistoryLink, type HistoryProps, OpenHistory } from './DeliveryHistoryButton.tsx'
import { hasReceipt, OpenReceipt, ReceiptLink, type ReceiptProps } from './ReceiptButton.tsx'
import { RemoveRecipientDialog } from './RemoveRecipientDialog.tsx'
import styles from './recipientsPanel.module.css'

export type RecipientsPanelProps = {
  transfer: ReviewedTransfer
  deliveries: readonly ReviewedDelivery[]
  files: readonly ReviewedFile[]
  /** Undefined for administrators, who change nothing. */
  onChanged: (() => void) | undefined
}

type Row = ReviewedDelivery & {
  isPasswordProtected: boolean
  onRemove: (() => void) | undefined
  onShowHistory: () => void
  onShowReceipt: (() => void) | undefined
}

/** Several recipients, each with a state, a link and downloads of their own. */
export function RecipientsPanel({ transfer, deliveries, files, onChanged }: RecipientsPanelProps) {
  const isNarrow = useMediaQuery('(max-width: 688px)')
  const { shown, pager } = useFilePages(deliveries, isNotable)
  const [removed, setRemoved] = useState<ReviewedDelivery>()
  /** Here, because another width mounts the rows again. */
  const [history, setHistory] = useState<HistoryProps>()
  const [receipt, setReceipt] = useState<ReceiptProps>()
  const rows = shown.map(delivery => ({
    ...delivery,
    isPasswordProtected: transfer.isPasswordProtected,
    onRemove: onChanged && isRemovable(delivery) ? () => setRemoved(delivery) : undefined,
    onShowHistory: () => setHistory(toHistory(delivery)),
    onShowReceipt: hasReceipt(delivery) ? () => setReceipt(toReceipt(delivery)) : undefined,
  }))
  const toHistory = ({ id: deliveryId, recipient }: ReviewedDelivery): HistoryProps => ({
    transferId: transfer.id,
    deliveryId,
    recipient,
    isSender: onChanged !== undefined,
    contents: transfer.archive ? [transfer.archive] : files,
  })
  const toReceipt = ({ id: deliveryId, recipient }: ReviewedDelivery): ReceiptProps => ({
    transferId: transfer.id,
    deliveryId,
    recipient,
    isSender: onChanged !== undefined,
  })
  return (
    <Panel title={texts.title} note={words.several.count(deliveries.length)}>
      {pager}
      <Table
        items={rows}
        trackBy="id"
        columnDefinitions={isNarrow ? toNarrowColumns() : toColumns()}
        variant="borderless"
        wrapLines
        cellVerticalAlign="top"
        ariaLabels={{ tableLabel: texts.title }}
      />
      <OpenHistory of={history} onClose={() => setHistory(undefined)} />
      <OpenReceipt of={receipt} onClose={() => setReceipt(undefined)} />
      {removed && onChanged && (
        <RemoveRecipientDialog
          transferId={transfer.id}
          delivery={removed}
          onClose={() => setRemoved(undefined)}
          onAttempted={onChanged}
        />
      )}
    </Panel>
  )
}

function isNotable({ linkMail }: ReviewedDelivery): boolean {
  return linkMailText(linkMail) !== undefined
}

function isRemovable({ state }: ReviewedDelivery): boolean {
  return state === 'active' || state === 'processing'
}

function toColumns(): TableProps.ColumnDefinition<Row>[] {
  return [
    {
      id: 'recipient',
      header: common.recipient,
      isRowHeader: true,
      minWidth: 220,
      cell: row => <Recipient {...row} />,
    },
    { id: 'state', header: review.files.state, minWidth: 160, cell: row => <State {...row} /> },
    { id: 'downloads', header: review.details.downloads, minWidth: 160, cell: row => <Downloads {...row} /> },
    { id: 'actions', header: texts.actions, minWidth: 180, cell: row => <RowActions {...row} /> },
  ]
}

function toNarrowColumns(): TableProps.ColumnDefinition<Row>[] {
  return [
    {
      id: 'recipient',
      header: common.recipient,
      isRowHeader: true,
      cell: row => (
        <div className={styles.stacked}>
          <Recipient {...row} />
          <State {...row} />
          <div>
            <SecondaryText>{review.details.downloads}</SecondaryText>
            <Downloads {...row} />
          </div>
          <RowActions {...row} />
        </div>
      ),
    },
  ]
}

function Recipient({ recipient, recipientName }: Row) {
  return (
    <div className={styles.recipient}>
      {recipientName && <LongText about={review.details.recipientName}>{recipientName}</LongText>}
      <LongText about={common.recipient}>{recipient}</LongText>
    </div>
  )
}

function State({ state, linkMail }: Row) {
  const mail = linkMailText(linkMail)
  return (
    <div>
      <TransferStatus state={state} />
      {mail && (
        <div>
          <StatusIndicator type="warning" wrapText>
            {mail.title}
          </StatusIndicator>
          <SecondaryText>{mail.meaning}</SecondaryText>
        </div>
      )}
    </div>
  )
}

function Downloads(row: Row) {
  const { firstDownloadAt } = row
  return (
    <div>
      {downloadsText(row)}
      {firstDownloadAt && <SecondaryText>{words.downloads.firstOn(formatDateTime(firstDownloadAt))}</SecondaryText>}
    </div>
  )
}

function RowActions({ recipient, downloadUrl, onRemove, onShowHistory, onShowReceipt }: Row) {
  return (
    <div className={styles.actions}>
      {downloadUrl !== undefined && <CopyLink url={downloadUrl} about={recipient} />}
      <HistoryLink recipient={recipient} onOpen={onShowHistory} />
      {onShowReceipt && <ReceiptLink recipient={recipient} onOpen={onShowReceipt} />}
      {onRemove && (
        <Button variant="inline-link" ariaLabel={texts.remove(recipient)} style={destructive} onClick={onRemove}>
          {texts.removal.act}
        </Button>
      )}
    </div>
  )
}
