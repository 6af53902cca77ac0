import type { TableCell, TableData } from '../card/tableData.ts'

/** By RFC 4180, with a byte order mark so that Excel reads UTF-8. */
export function toCsv({ columns, rows }: TableData): string {
  const lines = [columns, ...rows.map(({ cells }) => cells)].map(cells => cells.map(toField).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function toField(cell: TableCell): string {
  const value = typeof cell === 'object' ? cell.value : cell
  // Figures are never formulas, even negative ones.
  if (typeof value === 'number') return `${value}`
  return quoted(isFormula(value) ? `'${value}` : value)
}

/** Spreadsheets calculate cells that begin so (OWASP, CSV Injection). */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r＝＋－＠]/.test(text)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
