import { AnonymiseDialog } from './AnonymiseDialog.tsx'
import { BYTES_READ, readTable } from './readTable.ts'

/**
 * Reads the file before the dialog opens, so that the dialog takes the focus once.
 * @throws when the file can no longer be read
 */
export async function openDialog(file: Blob) {
  const table = await readTable(file)
  // The file has rows, but no delimiter was found.
  const hasText = table !== undefined || /\S[^\n\r]*[\n\r]/.test(await file.slice(0, BYTES_READ).text())
  return { Dialog: AnonymiseDialog, table, hasText }
}
