import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { PAGE_SIZE } from '../listQuestion.ts'
import { Cell, type Present } from './Cell.tsx'
import { type ColumnId, naming, toColumns } from './columnIds.ts'
import { Recipient } from './Recipient.tsx'
import { type OwnActions, RowActions } from './RowActions.tsx'
import type { RowsProps } from './TransferTable.tsx'
import styles from './transferCards.module.css'

/** These columns have no labels. */
const headed: readonly ColumnId[] = [naming, 'state', 'files']

export function TransferCards({ scope, transfers, isOvertaken, shown, onOpen, actions, present }: RowsProps) {
  if (!transfers) return <SkeletonCards />
  const columns = toColumns(scope.name).filter(({ id }) => shown.includes(id))
  return (
    <ul
      className={styles.cards}
      aria-label={scope.title}
      aria-busy={isOvertaken}
      data-overtaken={isOvertaken || undefined}
    >
      {transfers.map(transfer => (
        <li key={transfer.id} data-row={transfer.id} className={styles.card}>
          <Card {...{ transfer, columns, actions, present }} onOpen={() => onOpen(transfer)} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  transfer: ListedTransfer
  columns: ReturnType<typeof toColumns>
  actions: OwnActions | undefined
  present: Present
  onOpen: () => void
}

function Card({ transfer, columns, actions, present, onOpen }: CardProps) {
  const isShown = (id: ColumnId) => columns.some(column => column.id === id)
  const rest = columns.filter(({ id }) => !headed.includes(id))
  return (
    <>
      <div className={styles.head}>
        <div className={styles.receiver}>
          <Recipient transfer={transfer} onOpen={onOpen} />
        </div>
        {isShown('state') && <Cell column="state" transfer={transfer} present={present} />}
      </div>
      {isShown('files') && (
        <div>
          <Cell column="files" transfer={transfer} present={present} />
        </div>
      )}
      {rest.length > 0 && (
        <dl className={styles.facts}>
          {rest.map(({ id, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <Cell column={id} transfer={transfer} present={present} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions && (
        <div className={styles.actions}>
          <RowActions transfer={transfer} actions={actions} />
        </div>
      )}
    </>
  )
}

function SkeletonCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, index) => `card ${index}`).map(card => (
        <div key={card} className={`${styles.card} ${styles.skeleton}`} />
      ))}
    </div>
  )
}
