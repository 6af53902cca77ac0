import { shownPath } from '../../../shared/texts/paths.ts'
import styles from './filePath.module.css'

/** Where a file stood among the folders that were sent, and its name. Whoever listens hears the whole of it. */
export function FilePath({ path }: { path: string }) {
  const { folders, name, isWhole } = shownPath(path)
  // Each stands apart, so that neither turns the direction of the other, or of what stands beside them.
  const shown = (
    <>
      {folders && <bdi className={styles.folders}>{folders}</bdi>}
      <bdi>{name}</bdi>
    </>
  )
  if (isWhole) return <span className={styles.path}>{shown}</span>
  return (
    <span className={styles.path} title={path}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{path}</span>
    </span>
  )
}
