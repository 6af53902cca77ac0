import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { findingText } from '../../../../shared/texts/inspection.ts'
import { listedExtentText } from '../../../../shared/texts/notInspectable.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { FilePath } from '../../files/FilePath.tsx'
import styles from './listedFiles.module.css'

type Props = Pick<ListedTransfer, 'files' | 'isTransferRequest' | 'transferState'>

export function ListedFiles({ files, isTransferRequest, transferState }: Props) {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0))
  return (
    <section>
      <h3>
        Files{' '}
        {files.length > 0 && <span className={styles.sum}>{`${countFiles(files.length)}, ${size} in total`}</span>}
      </h3>
      {files.length === 0 && (
        <SecondaryText>{isTransferRequest ? 'Nothing was uploaded yet.' : 'It has no files.'}</SecondaryText>
      )}
      <ul className={styles.files}>
        {files.map(file => (
          <li key={file.id}>
            <span className={styles.name}>
              <FilePath path={file.name} />
            </span>
            <span className={styles.size}>{formatBytes(file.size)}</span>
            <Found findings={file.findings} isGoingOn={isUnfinished(transferState)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FoundProps = Pick<ListedTransfer['files'][number], 'findings'> & { isGoingOn: boolean }

/** An uninspected file is never reported as clean. */
function Found({ findings, isGoingOn }: FoundProps) {
  const texts = transferListTexts
  if (!findings) return <span className={styles.found}>{isGoingOn ? texts.notInspectedYet : texts.notInspected}</span>
  const { summary, inspection = { extent: 'part' } } = findings
  const { extent } = inspection
  const note = extent !== 'full' && listedExtentText(inspection)
  if (summary.length === 0) {
    const text = extent === 'full' ? texts.nothingFound : texts.nothingFoundInPart
    return (
      <div className={styles.found}>
        {extent !== 'none' && <div>{text}</div>}
        {note && <div>{note}</div>}
      </div>
    )
  }
  return (
    <ul className={styles.kinds}>
      {summary.map(finding => (
        <li key={finding.infoType}>{findingText(finding)}</li>
      ))}
      {note && <li>{note}</li>}
    </ul>
  )
}
