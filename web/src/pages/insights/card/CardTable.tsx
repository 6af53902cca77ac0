import { Link } from 'react-router'
import { formatCount } from '../../../../../shared/texts/format.ts'
import styles from './cardTable.module.css'
import { type TableData, toText } from './tableData.ts'

/** The twin of a chart, for all who do not see it. */
export function CardTable({ title, table: { columns, rows } }: { title: string; table: TableData }) {
  return (
    // Scrollable, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name = '', ...cells], to }) => (
            <tr key={`${toText(name, String)} ${cells.map(cell => toText(cell, String)).join(' ')}`}>
              <th scope="row">
                {to === undefined ? toText(name, formatCount) : <Link to={to}>{toText(name, formatCount)}</Link>}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} data-number={typeof cell !== 'string' || undefined}>
                  {toText(cell, formatCount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
