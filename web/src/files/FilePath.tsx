import { shownPath } from '../../../shared/texts/paths.ts'
import styles from './filePath.module.css'

/** Screen readers get the complete path. */
export function FilePath({ path }: { path: string }) {
  const { folders, name, isWhole } = shownPath(path)
  // `bdi` isolates the text direction of each part.
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
