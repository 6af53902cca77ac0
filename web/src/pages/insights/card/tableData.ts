/** `text` is for people, `value` for CSV files. */
export type TableCell = string | number | { value: string | number; text: string }
export type TableRow = { cells: readonly TableCell[]; to?: string | undefined }
/** What a chart shows, as a table. The first cell of a row names it, and links to its transfers. */
export type TableData = { columns: readonly string[]; rows: readonly TableRow[] }

export function toText(cell: TableCell, format: (value: number) => string): string {
  if (typeof cell === 'object') return cell.text
  return typeof cell === 'number' ? format(cell) : cell
}
