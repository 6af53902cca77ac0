import Table, { type TableProps } from '@cloudscape-design/components/table'
import type { MouseEvent } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { SortKey, type TransferSort } from '../../../../shared/domain/transferFilters.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { PAGE_SIZE } from '../listQuestion.ts'
import type { ListScope } from '../listScope.ts'
import { Cell, type Present } from './Cell.tsx'
import { type ColumnId, naming, toColumns } from './columnIds.ts'
import { nextSort } from './nextSort.ts'
import { Recipient } from './Recipient.tsx'
import { type OwnActions, RowActions } from './RowActions.tsx'
import styles from './transferTable.module.css'

/** More columns than this need the full width. */
const CROWDED = 8

const widths: Partial<Record<ColumnId, string>> = { sender: '18%', files: '22%' }

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

type Column = TableProps.ColumnDefinition<ListedTransfer>

export function TransferTable(props: RowsProps) {
  const { scope, transfers, isOvertaken, shown, sort, onSort, onOpen, actions, present } = props
  const columns = toColumns(scope.name)
    .filter(({ id }) => id === naming || shown.includes(id))
    .map(
      ({ id, label, sortKey }): Column => ({
        id,
        header: label,
        isRowHeader: id === naming,
        verticalAlign: 'top',
        width: widths[id] ?? 'auto',
        ...(sortKey && { sortingField: sortKey }),
        cell: transfer => (
          <div data-column={id} className={styles.cell} {...(id === naming && { 'data-row': transfer.id })}>
            {id === naming ? (
              <Recipient transfer={transfer} onOpen={() => onOpen(transfer)} />
            ) : (
              <Cell column={id} transfer={transfer} present={present} />
            )}
          </div>
        ),
      }),
    )
  const actionColumn: Column = {
    id: 'actions',
    header: <span className="visually-hidden">{lists.actions}</span>,
    verticalAlign: 'top',
    cell: transfer => (
      <div className={styles.actions}>{actions && <RowActions transfer={transfer} actions={actions} />}</div>
    ),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer target for the button of the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: a pointer target for the button of the row
    <div
      className={styles.frame}
      data-crowded={columns.length > CROWDED || undefined}
      aria-busy={!transfers || isOvertaken}
      data-overtaken={isOvertaken || undefined}
      onClick={event => isOnRow(event) && opener(event)?.click()}
    >
      <Table
        variant="borderless"
        contentDensity="comfortable"
        wrapLines
        stickyColumns={{ last: actions ? 1 : 0 }}
        trackBy="id"
        items={transfers ?? []}
        loading={!transfers}
        skeleton={{ totalRows: PAGE_SIZE, renderCell: () => <span className={styles.skeleton} /> }}
        loadingText={lists.loading}
        ariaLabels={{ tableLabel: scope.title }}
        columnDefinitions={actions ? [...columns, actionColumn] : columns}
        sortingColumn={{ sortingField: sort.key }}
        sortingDescending={sort.order === 'desc'}
        onSortingChange={({ detail }) => onSort(nextSort(sort, SortKey.parse(detail.sortingColumn.sortingField)))}
      />
    </div>
  )
}

/** Ignores controls, and the end of a text selection. */
function isOnRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || !target.closest('tbody tr')) return false
  return !target.closest('button, a, dialog') && (getSelection()?.isCollapsed ?? true)
}

function opener({ target }: MouseEvent): HTMLButtonElement | null {
  const button = target instanceof Element ? (target.closest('tr')?.querySelector('button') ?? null) : null
  button?.focus()
  return button
}
