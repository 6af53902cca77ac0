import Table, { type TableProps } from '@cloudscape-design/components/table'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { isUnsuspected } from '../../../../shared/domain/malware.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatBytes } from '../../../../shared/texts/format.ts'
import { Marked } from '../../components/Marked.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useFilePages } from '../../components/useFilePages.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { FilePath } from '../../files/FilePath.tsx'
import { FileDigest } from './FileDigest.tsx'
import { FileFindings } from './FileFindings.tsx'
import { FileStateIndicator } from './FileStateIndicator.tsx'
import type { FollowedFile } from './fileStateView.ts'
import styles from './reviewedFiles.module.css'
import { ScanVerdict } from './ScanVerdict.tsx'

const name = (file: FollowedFile) => <FilePath path={file.name} />

function toColumns(): TableProps.ColumnDefinition<FollowedFile>[] {
  const { files: texts } = review
  return [
    { id: 'name', header: texts.name, isRowHeader: true, minWidth: 200, cell: name },
    {
      id: 'size',
      header: texts.size,
      minWidth: 100,
      cell: file => <span className={styles.size}>{formatBytes(file.size)}</span>,
    },
    { id: 'state', header: texts.state, minWidth: 160, cell: file => <FileState file={file} /> },
    { id: 'found', header: texts.found, minWidth: 260, cell: file => <FileFindings file={file} /> },
    { id: 'sha256', header: texts.sha256, minWidth: 150, cell: file => <FileDigest file={file} /> },
  ]
}

function toNarrowColumns(): TableProps.ColumnDefinition<FollowedFile>[] {
  return [
    {
      id: 'name',
      header: review.files.file,
      isRowHeader: true,
      cell: file => (
        <div className={styles.file}>
          <div>{name(file)}</div>
          <SecondaryText>{formatBytes(file.size)}</SecondaryText>
          <span>
            <Marked text={review.files.labelledSha256} marks={{ digest: <FileDigest file={file} /> }} />
          </span>
          <FileState file={file} />
          <FileFindings file={file} />
        </div>
      ),
    },
  ]
}

function FileState({ file }: { file: FollowedFile }) {
  return (
    <>
      <FileStateIndicator file={file} />
      <ScanVerdict file={file} />
    </>
  )
}

/** Something was found in it, or it could not be checked. */
function isNotable({ fileState, findings, malware, secondOpinion }: ReviewedFile): boolean {
  const isFound = findings !== undefined && (findings.summary.length > 0 || findings.notInspectable.length > 0)
  return fileState === 'error' || isFound || secondOpinion !== undefined || !isUnsuspected(malware)
}

type Props = {
  files: ReviewedFile[]
  isGoingOn: boolean
  isRequest: boolean
  /** Of an administrator, for a file in which the scanner reported malware. */
  onDecide: ((file: ReviewedFile) => void) | undefined
}

export function ReviewedFiles({ files, isGoingOn, isRequest, onDecide }: Props) {
  const isNarrow = useMediaQuery('(max-width: 688px)')
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const { shown, pager } = useFilePages(files, isNotable)
  return (
    <Panel title={common.files} note={words.filesInTotal(files.length, total)} tour="reviewed">
      {pager}
      <Table
        items={shown.map(file => ({ ...file, isGoingOn, isRequest, onDecide: onDecide && (() => onDecide(file)) }))}
        trackBy="id"
        columnDefinitions={isNarrow ? toNarrowColumns() : toColumns()}
        variant="borderless"
        wrapLines
        cellVerticalAlign="top"
        ariaLabels={{ tableLabel: common.files }}
        empty={review.files.none}
      />
    </Panel>
  )
}
