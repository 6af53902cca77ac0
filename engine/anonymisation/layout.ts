import { AnonymisationFault } from './anonymisationFault.ts'
import { COMMA, TAB } from './csvBytes.ts'
import { faultTexts } from './faultTexts.ts'
import { type CsvRecord, readRecord, toText } from './readRecord.ts'

/** In bytes of UTF-8. */
export const MAX_FIRST_ROW_LENGTH = 1024 * 1024

/** Separators, likeliest first. The comma comes last, because numbers and texts contain it. */
const DELIMITERS = [TAB, ...Buffer.from(';|,\x1f^~')]
/** Data rows; a header row is additional. Specification, section 9. */
export const ROWS_SHOWN = 10

export type Layout = {
  delimiter: number
  fields: number
  /** By index; empty without a header row. */
  headers: readonly string[]
  /** In bytes of UTF-8, after byte order mark, `sep=` line and header row. */
  dataStart: number
}

/**
 * Reads the beginning of a file. Only the rows of a preview determine the separator, so that preview and file match.
 * @param head UTF-8
 * @param isComplete the file ends with its head
 * @throws AnonymisationFault when the first row is unreadable or the separator is ambiguous
 */
export function readLayout(head: Uint8Array, isComplete: boolean, headerRow: boolean): Layout {
  const bom = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  const named = parseSeparatorLine(head, bom)
  const from = named?.next ?? bom
  const to = Math.min(head.length, bom + MAX_FIRST_ROW_LENGTH)
  const range = {
    from,
    to,
    isComplete: isComplete && to === head.length,
    maxRows: headerRow ? ROWS_SHOWN + 1 : ROWS_SHOWN,
  }
  const delimiter = named?.delimiter ?? findCertainDelimiter(head, range)
  if (from === head.length) return { delimiter, fields: 0, headers: [], dataStart: from }
  const first = readRecord(head, { ...range, delimiter })
  if (first === 'cut') throw new AnonymisationFault(faultTexts.firstRowTooLong)
  if (first === 'broken') {
    const row = headerRow ? undefined : 1
    throw new AnonymisationFault(findBrokenReason(head, { ...range, delimiter }), { row })
  }
  return {
    delimiter,
    fields: first.fields.length,
    headers: headerRow ? first.fields.map(field => toText(head, field)) : [],
    dataStart: headerRow ? first.next : from,
  }
}

/** Excel's separator line is not a row. */
function parseSeparatorLine(head: Uint8Array, from: number): { delimiter: number; next: number } | undefined {
  const line = /^("?)sep=([^\r\n]*?)\1(?:\r\n|\r|\n|$)/i.exec(
    Buffer.from(head.subarray(from, from + 64)).toString('latin1'),
  )
  if (line === null) return undefined
  const [match, , separator = ''] = line
  if (!/^[\t !#$%&'*+,./:;<=>?@\\^_`|~-]$/.test(separator)) {
    throw new AnonymisationFault(faultTexts.separatorUnknown)
  }
  return { delimiter: separator.charCodeAt(0), next: from + match.length }
}

type Range = { from: number; to: number; isComplete: boolean; maxRows: number }

/** The separator decides how far quoted values reach, so it must be the same when only these rows are read. */
function findCertainDelimiter(head: Uint8Array, range: Range): number {
  const delimiter = findLikeliestDelimiter(head, range)
  const end = findEndOfRows(head, { ...range, delimiter })
  if (end === undefined || findLikeliestDelimiter(head, { ...range, to: end, isComplete: true }) === delimiter)
    return delimiter
  throw new AnonymisationFault(faultTexts.separatorUnclear)
}

function findEndOfRows(head: Uint8Array, { maxRows, ...range }: Range & { delimiter: number }): number | undefined {
  let { from } = range
  for (let row = 0; row < maxRows && from < range.to; row += 1) {
    const record = readRecord(head, { ...range, from })
    if (typeof record === 'string') return undefined
    from = record.next
  }
  return from
}

function findLikeliestDelimiter(head: Uint8Array, range: Range): number {
  const seen = DELIMITERS.map(delimiter => ({ delimiter, counts: countFields(head, { ...range, delimiter }) }))
  const fitting = seen.find(
    ({ counts: [first = 0, ...others] }) => first > 1 && others.every(count => count === first || count === 0),
  )
  if (fitting) return fitting.delimiter
  // No separator fits every row. The scanner refuses the row that does not fit.
  const agreeing = ({ counts }: { counts: number[] }) => counts.filter(count => count > 1 && count === counts[0]).length
  const [nearest] = seen.filter(one => agreeing(one) > 0).sort((one, other) => agreeing(other) - agreeing(one))
  return nearest?.delimiter ?? COMMA
}

function countFields(head: Uint8Array, { maxRows, ...range }: Range & { delimiter: number }): number[] {
  const counts: number[] = []
  let { from } = range
  while (from < range.to && counts.length < maxRows) {
    const record = readRecord(head, { ...range, from })
    if (record === 'broken') return []
    if (record === 'cut') break
    counts.push(isBlank(record) ? 0 : record.fields.length)
    from = record.next
  }
  while (counts.at(-1) === 0) counts.pop()
  return counts
}

function isBlank({ fields }: CsvRecord): boolean {
  const [only] = fields
  return fields.length === 1 && only?.start === only?.end && only?.isQuoted === false
}

function findBrokenReason(
  head: Uint8Array,
  range: { from: number; to: number; delimiter: number; isComplete: boolean },
) {
  const isOpen = readRecord(head, { ...range, isComplete: false }) === 'cut'
  return isOpen ? faultTexts.openQuote : faultTexts.textAfterQuote
}
