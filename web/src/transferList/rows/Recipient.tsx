import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatCount } from '../../../../shared/texts/format.ts'
import { Address } from './Address.tsx'
import styles from './recipient.module.css'

type Props = { transfer: ListedTransfer; onOpen: () => void }

export function Recipient({ transfer, onOpen }: Props) {
  const { recipient, recipientName, furtherRecipients = [], isTransferRequest } = transfer
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={lists.openDetails(recipientName || recipient)}
        onClick={onOpen}
      >
        {recipientName ? <bdi>{recipientName}</bdi> : <Address>{recipient}</Address>}
      </button>
      {recipientName && (
        <span className={styles.address}>
          <Address>{recipient}</Address>
        </span>
      )}
      {furtherRecipients.length > 0 && (
        <span className={styles.kind}>
          <span aria-hidden="true">+ {formatCount(furtherRecipients.length)}</span>
          <span className="visually-hidden">{words.several.count(1 + furtherRecipients.length)}</span>
        </span>
      )}
      {isTransferRequest && <span className={styles.kind}>{lists.request}</span>}
    </>
  )
}
