import { useId } from 'react'
import { TransferSort } from '../../../../shared/domain/transferFilters.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import styles from './sortSelect.module.css'

const orders = ['createdAt-desc', 'createdAt-asc', 'expiryDate-asc', 'expiryDate-desc'] as const

type Props = { sort: TransferSort; onSort: (sort: TransferSort) => void }

export function SortSelect({ sort, onSort }: Props) {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className="visually-hidden">
        {lists.order}
      </label>
      <select
        id={id}
        value={`${sort.key}-${sort.order}`}
        onChange={({ target }) => {
          const [key, order] = target.value.split('-')
          onSort(TransferSort.parse({ key, order }))
        }}
      >
        {orders.map(order => (
          <option key={order} value={order}>
            {lists.orders[order]}
          </option>
        ))}
      </select>
    </div>
  )
}
