import type { TableCell, TableData } from '../card/tableData.ts'

/** By RFC 4180, with a byte order mark so that Excel reads UTF-8. */
export function toCsv({ columns, rows }: TableData): string {
  const lines = [columns, ...rows.map(({ cells }) => cells)].map(cells => cells.map(toField).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function toField(cell: TableCell): string {
  const value = typeof cell === 'object' ? cell.value : cell
  // Figures are never formulas, even negative ones.
  return typeof value === 'number' ? `${value}` : quoted(withoutFormulas(value))
}

/**
 * Spreadsheets calculate cells that begin so (OWASP, CSV Injection). Many desktops separate cells by semicolons, so that a
 * cell of ours becomes several of theirs.
 */
function withoutFormulas(text: string): string {
  return text.replace(/[;\t\r\n](?=["'\s]*[=+\-@＝＋－＠])/g, "$&'").replace(/^(?=["'\s]*[=+\-@＝＋－＠])/, "'")
}

/** Always, because a semicolon separates unquoted cells on many desktops. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
