import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { common } from '../../../shared/texts/en/common.ts'
import { Actions } from '../components/Actions.tsx'
import { SheetDialog } from '../components/SheetDialog.tsx'
import type { FileToSend } from '../files/chosenFile.ts'
import { BYTES_READ, type FileTable } from './readTable.ts'
import { type CloseDialog, TableRules } from './TableRules.tsx'

type Props = {
  file: FileToSend
  table: FileTable | undefined
  /** False for a file of blanks only. */
  hasText: boolean
  onClose: CloseDialog
}

export function AnonymiseDialog({ file, table, hasText, onClose }: Props) {
  if (table) return <TableRules file={file} table={table} onClose={onClose} />
  const close = () => onClose(undefined, [])
  return (
    <SheetDialog
      title={file.path}
      onClose={close}
      head={null}
      foot={
        <Actions>
          <Button variant="primary" onClick={close}>
            {common.close}
          </Button>
        </Actions>
      }
    >
      <Alert type="info" header={texts.noRow}>
        {explainMissingRow(file.file, hasText)}
      </Alert>
    </SheetDialog>
  )
}

function explainMissingRow({ size }: File, hasText: boolean): string {
  if (size === 0) return texts.emptyFile
  if (hasText) return texts.separatorUnclear
  if (size <= BYTES_READ) return texts.blankFile
  return texts.rowTooLong
}
