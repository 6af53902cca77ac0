import { Change } from './Change.tsx'
import styles from './tiles.module.css'

export function toChangeNote(figure: string, change: number | null) {
  return (
    <span className={styles.noted}>
      <strong>{figure}</strong>
      <Change change={change} />
    </span>
  )
}
