import Icon from '@cloudscape-design/components/icon'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { formatBytes } from '../../../../shared/texts/format.ts'
import { shownPath } from '../../../../shared/texts/paths.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './cell.module.css'

export function FileSummary({ files }: { files: ListedTransfer['files'] }) {
  const [first] = files
  if (!first) return <SecondaryText>{lists.noFiles}</SecondaryText>
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const isFound = files.some(({ findings }) => findings && findings.summary.length > 0)
  return (
    <>
      <span className={styles.file} title={first.name}>
        <bdi className={styles.fileName}>{shownPath(first.name).name}</bdi>
        {files.length > 1 && <span className={styles.more}> {lists.moreFiles(files.length - 1)}</span>}
      </span>
      <SecondaryText>
        <span className={styles.under}>
          <span>{files.length > 1 ? lists.filesAndSize(files.length, size) : formatBytes(size)}</span>
          {isFound && (
            <span className={styles.sensitive}>
              <Icon name="status-warning" variant="warning" size="small" /> {lists.columnLabels.infotypes}
            </span>
          )}
        </span>
      </SecondaryText>
    </>
  )
}
