import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import type { Column } from './columns.ts'
import styles from './goToColumn.module.css'
import select from './methodSelect.module.css'

export function GoToColumn({ columns, onGo }: { columns: readonly Column[]; onGo: (column: number) => void }) {
  return (
    <div className={styles.goTo}>
      <select
        className={select.select}
        aria-label={texts.goToColumn}
        value=""
        onChange={({ target }) => onGo(Number(target.value))}
      >
        <option value="" disabled>
          {texts.goToColumnOf(columns.length)}
        </option>
        {columns.map(({ index, name }) => (
          <option key={index} value={index}>
            {texts.numbered(index + 1, name)}
          </option>
        ))}
      </select>
    </div>
  )
}
