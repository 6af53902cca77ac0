import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'
import { readLayout } from './layout.ts'
import { readRecord, toText } from './readRecord.ts'

export type Rows = { headers: readonly string[]; rows: readonly (readonly string[])[] }

/**
 * Reads the first rows as `anonymise` does.
 * @param maxRows data rows to read
 * @throws AnonymisationFault when a row is unreadable
 */
export function readRows(data: string, headerRow: boolean, maxRows: number): Rows {
  const bytes = Buffer.from(data)
  const { delimiter, headers, dataStart } = readLayout(bytes, true, headerRow)
  const rows: string[][] = []
  for (let from = dataStart; from < bytes.length && rows.length < maxRows; ) {
    const record = readRecord(bytes, { from, to: bytes.length, delimiter, isComplete: true })
    if (typeof record === 'string') throw new AnonymisationFault(faultTexts.textAfterQuote, { row: rows.length + 1 })
    rows.push(record.fields.map(field => toText(bytes, field)))
    from = record.next
  }
  return { headers, rows }
}
