import Icon from '@cloudscape-design/components/icon'
import type { SortKey, TransferSort } from '../../../../shared/domain/transferFilters.ts'
import { nextSort } from './nextSort.ts'
import styles from './transferTable.module.css'

type Props = {
  id: string
  label: string
  sortKey?: SortKey
  sort: TransferSort
  onSort: (sort: TransferSort) => void
}

export function SortHeader({ id, label, sortKey, sort, onSort }: Props) {
  if (sortKey === undefined) {
    return (
      <th scope="col" data-column={id}>
        {label}
      </th>
    )
  }
  const isSorted = sort.key === sortKey
  const order = isSorted && sort.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" data-column={id} aria-sort={isSorted ? order : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, sortKey))}>
        {label}
        <span className={styles.order} data-sorted={isSorted || undefined}>
          <Icon name={order === 'ascending' ? 'caret-up-filled' : 'caret-down-filled'} size="small" />
        </span>
      </button>
    </th>
  )
}
