import { PAGE_SIZE } from '../listQuestion.ts'
import styles from './transferTable.module.css'

/** The number and height stay the same, so that nothing moves. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: PAGE_SIZE }, (_, row) => `row ${row}`).map(row => (
    <tr key={row} className={styles.skeleton}>
      {Array.from({ length: columns }, (_, column) => `column ${column}`).map(column => (
        <td key={column}>
          <span />
        </td>
      ))}
    </tr>
  ))
}
