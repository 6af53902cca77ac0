import { AnonymisationFault } from './anonymisationFault.ts'
import { COMMA, TAB } from './csvBytes.ts'
import { faultTexts } from './faultTexts.ts'
import { type CsvRecord, readRecord, toText } from './readRecord.ts'

/** How the first row of a file must fit in, for its layout to be known; in bytes of UTF-8. */
export const MAX_FIRST_ROW_LENGTH = 1024 * 1024

/**
 * What separates fields, likeliest first. A comma that fits stands in numbers and texts too, so the others that fit in
 * every row go before it.
 */
const DELIMITERS = [TAB, ...Buffer.from(';|,\x1f^~')]
/** Of data, section 9 of the specification; a header row comes on top. */
export const ROWS_SHOWN = 10

/** How a CSV file is read, as its beginning tells. */
export type Layout = {
  delimiter: number
  /** Of every row. */
  fields: number
  /** Of the header row, by index; empty when there is none. */
  headers: readonly string[]
  /** Where the data begins, in bytes of UTF-8: behind the byte order mark, the `sep=` line and the header row. */
  dataStart: number
}

/**
 * Reads the beginning of a file. The separator is judged by what a preview shows and by nothing else, so that the
 * preview and the file are read in the same way.
 * @param head in UTF-8; what goes beyond `MAX_FIRST_ROW_LENGTH` is not looked at
 * @param isWhole the file is no longer than its head
 * @throws AnonymisationFault when the first row cannot be read, or the separator not be told
 */
export function readLayout(head: Uint8Array, isWhole: boolean, headerRow: boolean): Layout {
  const bom = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  const named = separatorLine(head, bom)
  const from = named?.next ?? bom
  const to = Math.min(head.length, bom + MAX_FIRST_ROW_LENGTH)
  const range = { from, to, isWhole: isWhole && to === head.length, most: headerRow ? ROWS_SHOWN + 1 : ROWS_SHOWN }
  const delimiter = named?.delimiter ?? certain(head, range)
  if (from === head.length) return { delimiter, fields: 0, headers: [], dataStart: from }
  const first = readRecord(head, { ...range, delimiter })
  if (first === 'cut') throw new AnonymisationFault(faultTexts.firstRowTooLong)
  if (first === 'broken') {
    const row = headerRow ? undefined : 1
    throw new AnonymisationFault(brokenReason(head, { ...range, delimiter }), { row })
  }
  return {
    delimiter,
    fields: first.fields.length,
    headers: headerRow ? first.fields.map(field => toText(head, field)) : [],
    dataStart: headerRow ? first.next : from,
  }
}

/** The first line by which Excel is told the separator: `sep=;`. It is no row. */
function separatorLine(head: Uint8Array, from: number): { delimiter: number; next: number } | undefined {
  const line = /^("?)sep=([^\r\n]*?)\1(?:\r\n|\r|\n|$)/i.exec(
    Buffer.from(head.subarray(from, from + 64)).toString('latin1'),
  )
  if (line === null) return undefined
  const [whole, , separator = ''] = line
  if (!/^[\t !#$%&'*+,./:;<=>?@\\^_`|~-]$/.test(separator)) {
    throw new AnonymisationFault(faultTexts.separatorUnknown)
  }
  return { delimiter: separator.charCodeAt(0), next: from + whole.length }
}

type Range = { from: number; to: number; isWhole: boolean; most: number }

/**
 * Where quotation marks stand decides how far the first rows reach, and that depends on the separator: it must be the
 * same when nothing is there but the rows that it makes.
 */
function certain(head: Uint8Array, range: Range): number {
  const delimiter = likeliest(head, range)
  const end = endOfRows(head, { ...range, delimiter })
  if (end === undefined || likeliest(head, { ...range, to: end, isWhole: true }) === delimiter) return delimiter
  throw new AnonymisationFault(faultTexts.separatorUnclear)
}

/** @returns undefined when the first rows cannot all be read */
function endOfRows(head: Uint8Array, { most, ...range }: Range & { delimiter: number }): number | undefined {
  let { from } = range
  for (let row = 0; row < most && from < range.to; row += 1) {
    const record = readRecord(head, { ...range, from })
    if (typeof record === 'string') return undefined
    from = record.next
  }
  return from
}

/** The separator by which the first rows have the same number of fields, and more than one. */
function likeliest(head: Uint8Array, range: Range): number {
  const seen = DELIMITERS.map(delimiter => ({ delimiter, counts: fieldCounts(head, { ...range, delimiter }) }))
  const fitting = seen.find(({ counts: [first = 0, ...others] }) => first > 1 && others.every(count => count === first))
  if (fitting) return fitting.delimiter
  // None fits every row: the nearest is taken, and the row that does not fit is refused when it is reached.
  const agreeing = ({ counts }: { counts: number[] }) => counts.filter(count => count > 1 && count === counts[0]).length
  const [nearest] = seen.filter(one => agreeing(one) > 0).sort((one, other) => agreeing(other) - agreeing(one))
  return nearest?.delimiter ?? COMMA
}

function fieldCounts(head: Uint8Array, { most, ...range }: Range & { delimiter: number }): number[] {
  const counts: number[] = []
  let { from } = range
  while (from < range.to && counts.length < most) {
    const record = readRecord(head, { ...range, from })
    if (record === 'broken') return []
    if (record === 'cut') break
    counts.push(isBlank(record) ? 0 : record.fields.length)
    from = record.next
  }
  // Blank lines at the end say nothing.
  while (counts.at(-1) === 0) counts.pop()
  return counts
}

function isBlank({ fields }: CsvRecord): boolean {
  const [only] = fields
  return fields.length === 1 && only?.start === only?.end && only?.isQuoted === false
}

/** Whether a quotation mark is left open, or followed by text. */
function brokenReason(head: Uint8Array, range: { from: number; to: number; delimiter: number; isWhole: boolean }) {
  const isOpen = readRecord(head, { ...range, isWhole: false }) === 'cut'
  return isOpen ? faultTexts.openQuote : faultTexts.textAfterQuote
}
