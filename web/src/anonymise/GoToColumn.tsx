import type { Column } from './columns.ts'
import styles from './goToColumn.module.css'
import select from './methodSelect.module.css'

export function GoToColumn({ columns, onGo }: { columns: readonly Column[]; onGo: (column: number) => void }) {
  return (
    <div className={styles.goTo}>
      <select
        className={select.select}
        aria-label="Go to column"
        value=""
        onChange={({ target }) => onGo(Number(target.value))}
      >
        <option value="" disabled>
          Go to column ({columns.length})
        </option>
        {columns.map(({ index, name }) => (
          <option key={index} value={index}>
            {index + 1}: {name}
          </option>
        ))}
      </select>
    </div>
  )
}
