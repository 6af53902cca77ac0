import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import Table, { type TableProps } from '@cloudscape-design/components/table'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { FileState } from '../../../../shared/domain/transfer.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { Panel } from '../../components/Panel.tsx'
import { Quiet } from '../../components/Quiet.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { FilePath } from '../../files/FilePath.tsx'
import { FileDigest } from './FileDigest.tsx'
import styles from './reviewedFiles.module.css'

const states: Record<FileState, { type: StatusIndicatorProps.Type; label: string }> = {
  waiting: { type: 'pending', label: 'Waiting for upload' },
  uploaded: { type: 'in-progress', label: 'Being processed' },
  verified: { type: 'success', label: 'Verified' },
  error: { type: 'error', label: 'Error' },
}

const name = (file: ReviewedFile) => <FilePath path={file.name} />

const columns: TableProps.ColumnDefinition<ReviewedFile>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, minWidth: 200, cell: name },
  {
    id: 'size',
    header: 'Size',
    minWidth: 100,
    cell: file => <span className={styles.size}>{formatBytes(file.size)}</span>,
  },
  { id: 'state', header: 'State', minWidth: 160, cell: file => <State file={file} /> },
  { id: 'sha256', header: 'SHA-256', minWidth: 150, cell: file => <FileDigest file={file} /> },
]

/** The same on a phone, where a row has the width of one column. */
const narrowColumns: TableProps.ColumnDefinition<ReviewedFile>[] = [
  {
    id: 'name',
    header: 'File',
    isRowHeader: true,
    cell: file => (
      <>
        <div>{name(file)}</div>
        <Quiet>{formatBytes(file.size)}</Quiet>
        <FileDigest file={file} />
      </>
    ),
  },
  { id: 'state', header: 'State', minWidth: 130, cell: file => <State file={file} /> },
]

/** The files of a transfer, and what was found of each. */
export function ReviewedFiles({ files }: { files: ReviewedFile[] }) {
  const isNarrow = useMediaQuery('(max-width: 688px)')
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <Panel title="Files" note={`${countFiles(files.length)}, ${formatBytes(total)} in total`}>
      <Table
        items={files}
        trackBy="id"
        columnDefinitions={isNarrow ? narrowColumns : columns}
        variant="borderless"
        wrapLines
        ariaLabels={{ tableLabel: 'Files' }}
        empty="This transfer has no files."
      />
    </Panel>
  )
}

function State({ file: { fileState, errorReason, userAction } }: { file: ReviewedFile }) {
  const { type, label } = states[fileState]
  return (
    <>
      <StatusIndicator type={type}>{label}</StatusIndicator>
      {errorReason && <div className={styles.reason}>{errorReason}</div>}
      {userAction && <Quiet>{userAction}</Quiet>}
    </>
  )
}
