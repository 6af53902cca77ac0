import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'
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
            Close
          </Button>
        </Actions>
      }
    >
      <Alert type="info" header="There is no row to show">
        {explainMissingRow(file.file, hasText)} It can be sent as it is.
      </Alert>
    </SheetDialog>
  )
}

function explainMissingRow({ size }: File, hasText: boolean): string {
  if (size === 0) return 'The file is empty.'
  if (hasText) return anonymiseDialogTexts.separatorUnclear
  if (size <= BYTES_READ) return 'There is nothing in the file but blank lines.'
  return 'The first row of the file is longer than 256 KB, which is more than can be shown here.'
}
