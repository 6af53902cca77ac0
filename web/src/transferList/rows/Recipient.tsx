import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { Address } from './Address.tsx'
import styles from './recipient.module.css'

type Props = { transfer: ListedTransfer; onOpen: () => void }

export function Recipient({ transfer, onOpen }: Props) {
  const { recipient, recipientName, isTransferRequest } = transfer
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`${recipientName || recipient}, details`}
        onClick={onOpen}
      >
        {recipientName ? <bdi>{recipientName}</bdi> : <Address>{recipient}</Address>}
      </button>
      {recipientName && (
        <span className={styles.address}>
          <Address>{recipient}</Address>
        </span>
      )}
      {isTransferRequest && <span className={styles.kind}>Request</span>}
    </>
  )
}
