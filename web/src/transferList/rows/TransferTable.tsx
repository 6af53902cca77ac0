import type { MouseEvent } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import type { TransferSort } from '../../../../shared/domain/transferFilters.ts'
import type { ListScope } from '../listScope.ts'
import { Cell, type Present } from './Cell.tsx'
import { type ColumnId, naming, toColumns } from './columnIds.ts'
import { Receiver } from './Receiver.tsx'
import { type OwnActions, RowActions } from './RowActions.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { SortHeader } from './SortHeader.tsx'
import styles from './transferTable.module.css'

/** More columns than this need the full width. */
const CROWDED = 8

export type RowsProps = {
  scope: ListScope
  /** Undefined before the first reply. */
  transfers: readonly ListedTransfer[] | undefined
  /** The rows belong to the previous query. */
  isOvertaken: boolean
  shown: readonly ColumnId[]
  sort: TransferSort
  onSort: (sort: TransferSort) => void
  onOpen: (transfer: ListedTransfer) => void
  /** Absent for administrators. */
  actions?: OwnActions | undefined
  present: Present
}

export function TransferTable(props: RowsProps) {
  const { scope, transfers, isOvertaken, shown, sort, onSort, onOpen, actions, present } = props
  const columns = toColumns(scope.name).filter(({ id }) => id === naming || shown.includes(id))
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        data-crowded={columns.length > CROWDED || undefined}
        aria-busy={!transfers || isOvertaken}
        data-overtaken={isOvertaken || undefined}
      >
        <caption className="visually-hidden">{scope.title}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <SortHeader key={column.id} {...column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {!transfers && <SkeletonRows columns={columns.length + (actions ? 1 : 0)} />}
          {transfers?.map(transfer => (
            // The row is a pointer target for its button, which gets the focus back.
            <tr key={transfer.id} data-row={transfer.id} onClick={event => isOnRow(event) && opener(event)?.click()}>
              {columns.map(({ id }) =>
                id === naming ? (
                  <th key={id} scope="row">
                    <Receiver transfer={transfer} onOpen={() => onOpen(transfer)} />
                  </th>
                ) : (
                  <td key={id} data-column={id}>
                    <Cell column={id} transfer={transfer} present={present} />
                  </td>
                ),
              )}
              {actions && (
                <td className={styles.actions}>
                  <RowActions transfer={transfer} actions={actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ignores controls, and the end of a text selection. */
function isOnRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return !target.closest('button, a, dialog') && (getSelection()?.isCollapsed ?? true)
}

function opener({ currentTarget }: MouseEvent): HTMLButtonElement | null {
  const button = currentTarget.querySelector('button')
  button?.focus()
  return button
}
