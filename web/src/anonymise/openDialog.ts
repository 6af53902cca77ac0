import { AnonymiseDialog } from './AnonymiseDialog.tsx'
import { BYTES_READ, readTable } from './readTable.ts'

/**
 * The dialog and what it shows of a file, which is read first: a dialog that opens once has the focus once.
 * @throws when the file cannot be read any more
 */
export async function openDialog(file: Blob) {
  const table = await readTable(file)
  // Rows that are there, and not read: nobody can tell what separates their fields.
  const hasText = table !== undefined || /\S[^\n\r]*[\n\r]/.test(await file.slice(0, BYTES_READ).text())
  return { Dialog: AnonymiseDialog, table, hasText }
}
