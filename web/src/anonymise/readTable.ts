import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { csvRecords } from './csvRecords.ts'
import { type Beginning, decodeBeginning } from './decodeBeginning.ts'
import { guessDelimiter } from './guessDelimiter.ts'

/** A call has this limit. */
export const BYTES_READ = 256 * 1024
/** Enough to recognise the kind of values in a column. */
const MAX_ROWS = 200
/** Excel's delimiter declaration, a first line that is not a row. */
const SEPARATOR_LINE = /^("?)sep=([^\r\n])\1(?:\r\n|\n|\r|$)/i

export type Table = {
  delimiter: string
  rows: readonly (readonly string[])[]
  lines: readonly string[]
  /** The line has a form such as `sep=;`. */
  separatorLine: string | undefined
  columnCount: number
  /** Rows count from 1. */
  raggedRow: { row: number; fields: number } | undefined
}

export type FileTable = Table &
  Pick<Beginning, 'encoding' | 'isBroken'> & {
    isComplete: boolean
  }

/**
 * Reads at most the first 256 KiB.
 * @returns undefined without a complete row or a clear delimiter
 * @throws when the file can no longer be read
 */
export async function readTable(file: Blob): Promise<FileTable | undefined> {
  const isComplete = file.size <= BYTES_READ
  const bytes = new Uint8Array(await file.slice(0, BYTES_READ).arrayBuffer())
  const { text, encoding, isBroken } = decodeBeginning(bytes, isComplete)
  const table = toTable(text, isComplete)
  return table && { ...table, encoding, isBroken, isComplete }
}

/**
 * @returns undefined without a complete row or a clear delimiter
 * @param isComplete false when the last row may be cut off
 */
export function toTable(text: string, isComplete: boolean): Table | undefined {
  const separator = SEPARATOR_LINE.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const delimiter = separator?.[2] ?? guessDelimiter(body)
  if (delimiter === undefined) return undefined
  const rows: string[][] = []
  const lines: string[] = []
  for (const { cells, line, isEnded } of csvRecords(body, delimiter)) {
    if (!isEnded && !isComplete) break
    rows.push(cells)
    lines.push(line)
    if (rows.length === MAX_ROWS) break
  }
  while (lines.at(-1) === '') {
    rows.pop()
    lines.pop()
  }
  const [first] = rows
  if (!first) return undefined
  const ragged = rows.findIndex((row, index) => row.length !== first.length && lines[index] !== '')
  return {
    delimiter,
    rows,
    lines,
    separatorLine: separator?.[0].trimEnd(),
    columnCount: first.length,
    raggedRow: ragged === -1 ? undefined : { row: ragged + 1, fields: rows[ragged]?.length ?? 0 },
  }
}

export function getData({ lines, separatorLine }: Table, hasHeader: boolean, max: number): string {
  const shown = lines.slice(0, hasHeader ? max + 1 : max)
  return [...(separatorLine === undefined ? [] : [separatorLine]), ...shown].join('\n')
}

export function columnName({ rows }: Table, hasHeader: boolean, column: number): string {
  const name = hasHeader ? rows[0]?.[column]?.trim() : undefined
  return name || texts.columnNumber(column + 1)
}
