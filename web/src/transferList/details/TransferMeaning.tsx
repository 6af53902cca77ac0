import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isAbandoned } from '../../../../shared/domain/transfer.ts'
import { abandonedText } from '../../../../shared/texts/ownTransfers.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import { StateBadge } from '../rows/StateBadge.tsx'
import styles from './detailsDialog.module.css'

export function TransferMeaning({ transfer }: { transfer: ListedTransfer }) {
  const { transferState, failureReason, isTransferRequest, recipient } = transfer
  const hasArrived = isTransferRequest && transferState === 'active'
  const ofState = isAbandoned(transfer) ? abandonedText : stateText(transferState).meaning
  const meaning = hasArrived ? `The files of ${recipient} are here` : ofState
  return (
    <p className={styles.meaning}>
      <StateBadge state={transferState} />
      <span>{transferState === 'failed' ? (failureReason ?? meaning) : meaning}</span>
    </p>
  )
}
