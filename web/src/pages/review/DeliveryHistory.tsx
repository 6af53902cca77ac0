import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Table, { type TableProps } from '@cloudscape-design/components/table'
import { getAnyDeliveryHistory, getDeliveryHistory } from '../../../../shared/contract/transfers.ts'
import type { StepTimes } from '../../../../shared/domain/deliverySteps.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { recipients } from '../../../../shared/texts/en/recipients.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { linkMailReasonText } from '../../../../shared/texts/linkMailStatus.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { LongText } from '../../components/LongText.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { SheetDialog } from '../../components/SheetDialog.tsx'
import { useFilePages } from '../../components/useFilePages.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { translateSentence } from '../../texts/sentences.ts'
import type { HistoryProps } from './DeliveryHistoryButton.tsx'
import styles from './deliveryHistory.module.css'

type Row = Omit<StepTimes, 'reason'> & {
  id: string
  what: string
  file: string | undefined
  reason: string | undefined
}

/** Everything that is known of one delivery, oldest first. */
export function DeliveryHistory(props: HistoryProps & { onClose: () => void }) {
  const { transferId, deliveryId, recipient, isSender, contents, onClose } = props
  const texts = recipients.history
  const call = useCall()
  const isNarrow = useMediaQuery('(max-width: 688px)')
  const { reply, failure, reload } = useRead({
    key: deliveryId,
    read: signal =>
      call(isSender ? getDeliveryHistory : getAnyDeliveryHistory, { params: { id: transferId, deliveryId }, signal }),
  })
  const rows = (reply?.steps ?? []).flatMap(step => toRow(step, contents)).sort(compareTimes)
  const { shown, pager } = useFilePages(rows, () => false)
  return (
    <SheetDialog
      title={texts.title}
      onClose={onClose}
      head={<LongText about={common.recipient}>{recipient}</LongText>}
      foot={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className={styles.history}>
        {failure && (
          <div role="alert">
            <Alert type="error" header={texts.failed} action={<Button onClick={reload}>{common.retry}</Button>}>
              {failure.error instanceof Error && translateSentence(failure.error.message)}
            </Alert>
          </div>
        )}
        {pager}
        <Table
          items={shown}
          trackBy="id"
          columnDefinitions={isNarrow ? toNarrowColumns() : toColumns()}
          variant="borderless"
          wrapLines
          cellVerticalAlign="top"
          loading={!reply && !failure}
          loadingText={common.loading}
          empty={failure ? undefined : texts.none}
          ariaLabels={{ tableLabel: texts.title }}
        />
        <SecondaryText>{texts.note}</SecondaryText>
      </div>
    </SheetDialog>
  )
}

/** Empty for a step that is unknown to this version. */
function toRow(times: StepTimes, contents: HistoryProps['contents']): Row[] {
  const { step, place, reason } = times
  const what = (recipients.history.steps as Partial<Record<string, string>>)[step]
  if (what === undefined) return []
  const file = place === undefined ? undefined : contents[place]?.name
  return [{ ...times, id: `${step} ${place}`, what, file, reason: linkMailReasonText(reason) }]
}

function compareTimes(one: Row, other: Row): number {
  return one.firstAt.localeCompare(other.firstAt) || (one.place ?? -1) - (other.place ?? -1)
}

function toColumns(): TableProps.ColumnDefinition<Row>[] {
  const { step, first, last, count } = recipients.history
  return [
    { id: 'step', header: step, isRowHeader: true, cell: row => <What {...row} /> },
    { id: 'first', header: first, cell: row => formatDateTime(row.firstAt) },
    { id: 'last', header: last, cell: row => (row.count > 1 ? formatDateTime(row.lastAt) : '') },
    { id: 'count', header: count, cell: row => row.count },
  ]
}

function toNarrowColumns(): TableProps.ColumnDefinition<Row>[] {
  const { step, last, count } = recipients.history
  return [
    {
      id: 'step',
      header: step,
      isRowHeader: true,
      cell: row => (
        <>
          <What {...row} />
          <SecondaryText>{formatDateTime(row.firstAt)}</SecondaryText>
          {row.count > 1 && (
            <SecondaryText>
              {last}: {formatDateTime(row.lastAt)}. {count}: {row.count}
            </SecondaryText>
          )}
        </>
      ),
    },
  ]
}

function What({ what, file, reason }: Row) {
  return (
    <>
      <div>{what}</div>
      {file !== undefined && (
        <SecondaryText>
          <LongText about={recipients.history.file}>{file}</LongText>
        </SecondaryText>
      )}
      {reason && <SecondaryText>{reason}</SecondaryText>}
    </>
  )
}
