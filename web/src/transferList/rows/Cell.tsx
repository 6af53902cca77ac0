import Icon from '@cloudscape-design/components/icon'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { countedKinds } from '../../../../shared/texts/inspection.ts'
import { formatShortly } from '../../../../shared/texts/transferList.ts'
import { Quiet } from '../../components/Quiet.tsx'
import { Address } from './Address.tsx'
import styles from './cell.module.css'
import type { ColumnId } from './columnIds.ts'
import { FileSummary } from './FileSummary.tsx'
import { kindsIn } from './kindsIn.ts'
import { Moment } from './Moment.tsx'
import { StateBadge } from './StateBadge.tsx'

/** When a row is looked at, and in whose days. */
export type Present = { now: number; timeZone: string }

type Props = { column: ColumnId; transfer: ListedTransfer; present: Present }

/** What a column says of a transfer; who it went to is for the row itself to say. */
export function Cell({ column, transfer, present }: Props) {
  const { sender, files, transferState, createdAt, downloadCount, message, trackingId, id } = transfer
  switch (column) {
    case 'sender':
      return <Address>{sender}</Address>
    case 'files':
      return <FileSummary files={files} />
    case 'state':
      return <StateBadge state={transferState} />
    case 'createdAt':
      return <Moment iso={createdAt} {...present} />
    case 'expiryDate':
      return <Expiry transfer={transfer} present={present} />
    case 'downloads':
      return downloadCount > 0 ? downloadCount : <Quiet>None yet</Quiet>
    case 'message':
      return message ? <bdi className={styles.snippet}>{message}</bdi> : <Nothing />
    case 'infotypes':
      return <SensitiveData transfer={transfer} />
    case 'trackingId':
      return trackingId ? <bdi className={styles.snippet}>{trackingId}</bdi> : <Nothing />
    case 'id':
      return <span className={styles.id}>{id}</span>
    case 'recipient':
      return null
  }
}

/** What was taken back, or was never there, does not end any more. */
function Expiry({ transfer: { expiryDate, transferState }, present }: Omit<Props, 'column'>) {
  if (!expiryDate) return <Nothing />
  const isOver = transferState === 'retracted' || transferState === 'failed'
  return isOver ? (
    <Quiet>{formatShortly(expiryDate, present.timeZone)}</Quiet>
  ) : (
    <Moment iso={expiryDate} {...present} />
  )
}

function SensitiveData({ transfer: { files } }: { transfer: ListedTransfer }) {
  const kinds = kindsIn(files)
  if (kinds.length === 0)
    return <Quiet>{files.some(({ findings }) => findings) ? 'None found' : 'Not inspected'}</Quiet>
  return (
    <span className={styles.found}>
      <Icon name="status-warning" variant="warning" size="small" /> {countedKinds(kinds)}
    </span>
  )
}

function Nothing() {
  return (
    <Quiet>
      <span aria-hidden="true">–</span>
      <span className="said-only">None</span>
    </Quiet>
  )
}
