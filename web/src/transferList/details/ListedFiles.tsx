import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isUnsuspected } from '../../../../shared/domain/malware.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatBytes } from '../../../../shared/texts/format.ts'
import { findingText } from '../../../../shared/texts/inspection.ts'
import { malwareText } from '../../../../shared/texts/malware.ts'
import { listedExtentText } from '../../../../shared/texts/notInspectable.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useFilePages } from '../../components/useFilePages.tsx'
import { FilePath } from '../../files/FilePath.tsx'
import styles from './listedFiles.module.css'

type Props = Pick<ListedTransfer, 'files' | 'isTransferRequest' | 'transferState'>

export function ListedFiles({ files, isTransferRequest, transferState }: Props) {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const { shown, pager } = useFilePages(files, isNotable)
  return (
    <section>
      <h3>
        {common.files}{' '}
        {files.length > 0 && <span className={styles.sum}>{words.filesInTotal(files.length, size)}</span>}
      </h3>
      {files.length === 0 && (
        <SecondaryText>{isTransferRequest ? lists.details.nothingUploaded : lists.details.noFiles}</SecondaryText>
      )}
      {pager}
      <ul className={styles.files}>
        {shown.map(file => (
          <li key={file.id}>
            <span className={styles.name}>
              <FilePath path={file.name} />
            </span>
            <span className={styles.size}>{formatBytes(file.size)}</span>
            <Found findings={file.findings} isGoingOn={isUnfinished(transferState)} />
            <Malware malware={file.malware} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Something was found in it, or it could not be checked. */
function isNotable({ findings, malware }: ListedTransfer['files'][number]): boolean {
  const isFound = findings !== undefined && (findings.summary.length > 0 || findings.inspection?.extent !== 'full')
  return isFound || !isUnsuspected(malware)
}

type FoundProps = Pick<ListedTransfer['files'][number], 'findings'> & { isGoingOn: boolean }

/** An uninspected file is never reported as clean. */
function Found({ findings, isGoingOn }: FoundProps) {
  if (!findings) return <span className={styles.found}>{isGoingOn ? words.notInspectedYet : words.notInspected}</span>
  const { summary, inspection = { extent: 'part' } } = findings
  const { extent } = inspection
  const note = extent !== 'full' && listedExtentText(inspection)
  if (summary.length === 0) {
    const text = extent === 'full' ? words.nothingFound : words.nothingFoundInPart
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

/** A clean file needs no words here; the review has them. */
function Malware({ malware }: Pick<ListedTransfer['files'][number], 'malware'>) {
  const text = malware && !isUnsuspected(malware) ? malwareText(malware) : undefined
  return text ? <div className={styles.found}>{text}</div> : null
}
