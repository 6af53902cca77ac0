import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { downloadsText } from '../../../../shared/texts/downloads.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { Address } from './Address.tsx'
import styles from './cell.module.css'
import type { ColumnId } from './columnIds.ts'
import { Expiry } from './Expiry.tsx'
import { FileSummary } from './FileSummary.tsx'
import { Moment } from './Moment.tsx'
import { NoValue } from './NoValue.tsx'
import { SensitiveData } from './SensitiveData.tsx'
import { StateBadge } from './StateBadge.tsx'

export type Present = { now: number }

type Props = { column: ColumnId; transfer: ListedTransfer; present: Present }

export function Cell({ column, transfer, present }: Props) {
  const { sender, files, transferState, createdAt, message, trackingId, id } = transfer
  switch (column) {
    case 'sender':
      return <Address>{sender}</Address>
    case 'files':
      return <FileSummary files={files} />
    case 'state':
      return <StateBadge state={transferState} />
    case 'createdAt':
      return <Moment iso={createdAt} isPast {...present} />
    case 'expiryDate':
      return <Expiry transfer={transfer} present={present} />
    case 'downloads':
      // The transfer's own count is that of its first recipient.
      if (transfer.furtherRecipients?.length) return <SecondaryText>{lists.details.ofEach}</SecondaryText>
      return transfer.downloadCount > 0 ? (
        downloadsText(transfer)
      ) : (
        <SecondaryText>{downloadsText(transfer)}</SecondaryText>
      )
    case 'message':
      return message ? <bdi className={styles.snippet}>{message}</bdi> : <NoValue />
    case 'infotypes':
      return <SensitiveData transfer={transfer} />
    case 'trackingId':
      return trackingId ? <bdi className={styles.snippet}>{trackingId}</bdi> : <NoValue />
    case 'id':
      return <span className={styles.id}>{id}</span>
    case 'recipient':
      return null
  }
}
