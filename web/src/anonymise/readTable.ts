import { csvRecords } from './csvRecords.ts'
import { type Beginning, decodeBeginning } from './decodeBeginning.ts'
import { guessDelimiter } from './guessDelimiter.ts'

/** As much as a call takes, and all that is ever read of a file here. */
export const BYTES_READ = 256 * 1024
/** Enough to see what kind of values a column holds. */
const MAX_ROWS = 200
/** Excel's own word on the delimiter, in a first line that is no row. */
const SEPARATOR_LINE = /^("?)sep=([^\r\n])\1(?:\r\n|\n|\r|$)/i

/** The beginning of a CSV file. */
export type Table = {
  delimiter: string
  /** Fields of the first rows, the header row among them. */
  rows: readonly (readonly string[])[]
  /** The same rows as they stand in the file. */
  lines: readonly string[]
  /** A line before the rows that tells the delimiter, such as `sep=;`. */
  separatorLine: string | undefined
  columnCount: number
  /** The first row with another number of fields than the first one, counted from 1. */
  raggedRow: { row: number; fields: number } | undefined
}

/** The same of a file. */
export type FileTable = Table &
  Pick<Beginning, 'encoding' | 'isBroken'> & {
    /** Whether there is nothing after what was read. */
    isWhole: boolean
  }

/**
 * Reads the first rows of a file; no more of it than its first 256 KiB.
 * @returns undefined when there is no whole row, or nobody can tell what separates its fields
 * @throws when the file cannot be read any more
 */
export async function readTable(file: Blob): Promise<FileTable | undefined> {
  const isWhole = file.size <= BYTES_READ
  const bytes = new Uint8Array(await file.slice(0, BYTES_READ).arrayBuffer())
  const { text, encoding, isBroken } = decodeBeginning(bytes, isWhole)
  const table = toTable(text, isWhole)
  return table && { ...table, encoding, isBroken, isWhole }
}

/**
 * @returns undefined when there is no whole row, or nobody can tell what separates its fields
 * @param isWhole whether the text ends where the file does: otherwise its last row may be cut off
 */
export function toTable(text: string, isWhole: boolean): Table | undefined {
  const separator = SEPARATOR_LINE.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const delimiter = separator?.[2] ?? guessDelimiter(body)
  if (delimiter === undefined) return undefined
  const rows: string[][] = []
  const lines: string[] = []
  for (const { cells, line, isEnded } of csvRecords(body, delimiter)) {
    if (!isEnded && !isWhole) break
    rows.push(cells)
    lines.push(line)
    if (rows.length === MAX_ROWS) break
  }
  // A blank line is no row of a table with columns; at the end it is none of any.
  while (lines.at(-1) === '') {
    rows.pop()
    lines.pop()
  }
  const [first] = rows
  if (!first) return undefined
  const ragged = rows.findIndex(row => row.length !== first.length)
  return {
    delimiter,
    rows,
    lines,
    separatorLine: separator?.[0].trimEnd(),
    columnCount: first.length,
    raggedRow: ragged === -1 ? undefined : { row: ragged + 1, fields: rows[ragged]?.length ?? 0 },
  }
}

/** The first rows as a call carries them: as they stand, joined by line feeds. @param most data rows */
export function getData({ lines, separatorLine }: Table, hasHeader: boolean, most: number): string {
  const shown = lines.slice(0, hasHeader ? most + 1 : most)
  return [...(separatorLine === undefined ? [] : [separatorLine]), ...shown].join('\n')
}

/** What a column is called: by the header row, or by its place. @param column from 0 */
export function columnName({ rows }: Table, hasHeader: boolean, column: number): string {
  const name = hasHeader ? rows[0]?.[column]?.trim() : undefined
  return name || `Column ${column + 1}`
}
