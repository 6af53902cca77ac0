import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isAbandoned } from '../../../../shared/domain/transfer.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import { translateSentence } from '../../texts/sentences.ts'
import { StateBadge } from '../rows/StateBadge.tsx'
import styles from './detailsDialog.module.css'

export function TransferMeaning({ transfer }: { transfer: ListedTransfer }) {
  const { transferState, failureReason, isTransferRequest, recipient } = transfer
  const hasArrived = isTransferRequest && transferState === 'active'
  const ofState = isAbandoned(transfer) ? words.abandoned : stateText(transferState).meaning
  const meaning = hasArrived ? words.arrived(recipient) : ofState
  return (
    <p className={styles.meaning}>
      <StateBadge state={transferState} />
      <span>{transferState === 'failed' ? (failureReason ? translateSentence(failureReason) : meaning) : meaning}</span>
    </p>
  )
}
