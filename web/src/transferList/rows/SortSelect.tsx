import { useId } from 'react'
import { TransferSort } from '../../../../shared/domain/transferFilters.ts'
import styles from './sortSelect.module.css'

const orders = [
  { value: 'createdAt-desc', text: 'Newest first' },
  { value: 'createdAt-asc', text: 'Oldest first' },
  { value: 'expiryDate-asc', text: 'First to expire' },
  { value: 'expiryDate-desc', text: 'Last to expire' },
]

type Props = { sort: TransferSort; onSort: (sort: TransferSort) => void }

export function SortSelect({ sort, onSort }: Props) {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className="visually-hidden">
        Order
      </label>
      <select
        id={id}
        value={`${sort.key}-${sort.order}`}
        onChange={({ target }) => {
          const [key, order] = target.value.split('-')
          onSort(TransferSort.parse({ key, order }))
        }}
      >
        {orders.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
