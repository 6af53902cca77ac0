import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { findingText } from '../../../../shared/texts/inspection.ts'
import { Quiet } from '../../components/Quiet.tsx'
import { FilePath } from '../../files/FilePath.tsx'
import styles from './listedFiles.module.css'

type Props = Pick<ListedTransfer, 'files' | 'isTransferRequest'>

/** The files of a transfer with their sizes, and the kinds of sensitive data that were found in each. */
export function ListedFiles({ files, isTransferRequest }: Props) {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0))
  return (
    <section>
      <h3>
        Files{' '}
        {files.length > 0 && <span className={styles.sum}>{`${countFiles(files.length)}, ${size} in total`}</span>}
      </h3>
      {files.length === 0 && <Quiet>{isTransferRequest ? 'Nothing was uploaded yet.' : 'It has no files.'}</Quiet>}
      <ul className={styles.files}>
        {files.map(file => (
          <li key={file.id}>
            <span className={styles.name}>
              <FilePath path={file.name} />
            </span>
            <span className={styles.size}>{formatBytes(file.size)}</span>
            <Found findings={file.findings} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ findings }: Pick<ListedTransfer['files'][number], 'findings'>) {
  if (!findings) return <span className={styles.found}>Not inspected</span>
  if (findings.summary.length === 0) return <span className={styles.found}>Nothing found</span>
  return (
    <ul className={styles.kinds}>
      {findings.summary.map(finding => (
        <li key={finding.infoType}>{findingText(finding)}</li>
      ))}
    </ul>
  )
}
