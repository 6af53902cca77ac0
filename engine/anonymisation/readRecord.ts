import { CR, LF, QUOTE } from './csvBytes.ts'

export type Field = { start: number; end: number; isQuoted: boolean }

/** One record of CSV: its fields, without their outer quotation marks, and where the next record begins. */
export type CsvRecord = { fields: Field[]; next: number }

/**
 * Reads one record from the beginning of a file, to learn how the rest is to be read.
 * @param to where the bytes end
 * @param isWhole nothing follows behind `to`
 * @returns 'cut' when the record goes on behind `to`, 'broken' when its quotation marks do not fit
 */
export function readRecord(
  bytes: Uint8Array,
  { from, to, delimiter, isWhole }: { from: number; to: number; delimiter: number; isWhole: boolean },
): CsvRecord | 'cut' | 'broken' {
  const fields: Field[] = []
  for (let at = from; ; at += 1) {
    let start = at
    const isQuoted = at < to && bytes[at] === QUOTE
    if (isQuoted) {
      at = closingQuote(bytes, at + 1, to)
      if (at === to) return isWhole ? 'broken' : 'cut'
      start += 1
      fields.push({ start, end: at, isQuoted })
      at += 1
      if (at < to && !endsField(bytes[at], delimiter)) return 'broken'
    } else {
      while (at < to && !endsField(bytes[at], delimiter)) at += 1
      fields.push({ start, end: at, isQuoted })
    }
    if (at === to) return isWhole ? { fields, next: to } : 'cut'
    if (bytes[at] === LF) return { fields, next: at + 1 }
    if (bytes[at] === CR) {
      // Whether a line feed belongs to it cannot be seen yet.
      if (at + 1 === to && !isWhole) return 'cut'
      return { fields, next: bytes[at + 1] === LF && at + 1 < to ? at + 2 : at + 1 }
    }
  }
}

export function toText(bytes: Uint8Array, { start, end, isQuoted }: Field): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8')
  return isQuoted ? text.replaceAll('""', '"') : text
}

function endsField(byte: number | undefined, delimiter: number): boolean {
  return byte === delimiter || byte === LF || byte === CR
}

/** Where the quotation mark stands that closes a field; `to` when none does. */
function closingQuote(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (bytes[at] !== QUOTE) continue
    if (at + 1 === to || bytes[at + 1] !== QUOTE) return at
    at += 1
  }
  return to
}
