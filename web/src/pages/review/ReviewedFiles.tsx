import Table, { type TableProps } from '@cloudscape-design/components/table'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { FilePath } from '../../files/FilePath.tsx'
import { FileDigest } from './FileDigest.tsx'
import { FileFindings } from './FileFindings.tsx'
import { FileStateIndicator } from './FileStateIndicator.tsx'
import type { FollowedFile } from './fileStateView.ts'
import styles from './reviewedFiles.module.css'

const name = (file: FollowedFile) => <FilePath path={file.name} />

const columns: TableProps.ColumnDefinition<FollowedFile>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, minWidth: 200, cell: name },
  {
    id: 'size',
    header: 'Size',
    minWidth: 100,
    cell: file => <span className={styles.size}>{formatBytes(file.size)}</span>,
  },
  { id: 'state', header: 'State', minWidth: 160, cell: file => <FileStateIndicator file={file} /> },
  { id: 'found', header: 'Sensitive data', minWidth: 260, cell: file => <FileFindings file={file} /> },
  { id: 'sha256', header: 'SHA-256', minWidth: 150, cell: file => <FileDigest file={file} /> },
]

const narrowColumns: TableProps.ColumnDefinition<FollowedFile>[] = [
  {
    id: 'name',
    header: 'File',
    isRowHeader: true,
    cell: file => (
      <div className={styles.file}>
        <div>{name(file)}</div>
        <SecondaryText>{formatBytes(file.size)}</SecondaryText>
        <span>
          SHA-256 <FileDigest file={file} />
        </span>
        <FileStateIndicator file={file} />
        <FileFindings file={file} />
      </div>
    ),
  },
]

export function ReviewedFiles({ files, isGoingOn }: { files: ReviewedFile[]; isGoingOn: boolean }) {
  const isNarrow = useMediaQuery('(max-width: 688px)')
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <Panel title="Files" note={`${countFiles(files.length)}, ${formatBytes(total)} in total`}>
      <Table
        items={files.map(file => ({ ...file, isGoingOn }))}
        trackBy="id"
        columnDefinitions={isNarrow ? narrowColumns : columns}
        variant="borderless"
        wrapLines
        cellVerticalAlign="top"
        ariaLabels={{ tableLabel: 'Files' }}
        empty="This transfer has no files."
      />
    </Panel>
  )
}
