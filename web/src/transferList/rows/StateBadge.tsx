import type { TransferState } from '../../../../shared/domain/transfer.ts'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import styles from './cell.module.css'

export function StateBadge({ state }: { state: TransferState }) {
  return (
    <span className={styles.badge} data-state={state}>
      <TransferStatus state={state} />
    </span>
  )
}
