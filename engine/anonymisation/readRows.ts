import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'
import { readLayout } from './layout.ts'
import { readRecord, toText } from './readRecord.ts'

/** A small table, its cells as text. */
export type Rows = { headers: readonly string[]; rows: readonly (readonly string[])[] }

/**
 * Reads the first rows of a table as `anonymise` would.
 * @param most of the data rows that are wanted
 * @throws AnonymisationFault when it cannot be read
 */
export function readRows(data: string, headerRow: boolean, most: number): Rows {
  const bytes = Buffer.from(data)
  const { delimiter, headers, dataStart } = readLayout(bytes, true, headerRow)
  const rows: string[][] = []
  for (let from = dataStart; from < bytes.length && rows.length < most; ) {
    const record = readRecord(bytes, { from, to: bytes.length, delimiter, isWhole: true })
    if (typeof record === 'string') throw new AnonymisationFault(faultTexts.textAfterQuote, { row: rows.length + 1 })
    rows.push(record.fields.map(field => toText(bytes, field)))
    from = record.next
  }
  return { headers, rows }
}
