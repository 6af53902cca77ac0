import { AnonymiseDialog } from './AnonymiseDialog.tsx'
import { readTable } from './readTable.ts'

/**
 * The dialog and what it shows of a file, which is read first: a dialog that opens once has the focus once.
 * @throws when the file cannot be read any more
 */
export async function openDialog(file: Blob) {
  return { Dialog: AnonymiseDialog, table: await readTable(file) }
}
