import { CR, LF, QUOTE } from './csvBytes.ts'

export type Field = { start: number; end: number; isQuoted: boolean }

export type CsvRecord = { fields: Field[]; next: number }

/**
 * @param to end of the bytes
 * @param isComplete the file ends at `to`
 * @returns 'cut' when the record continues after `to`, 'broken' for invalid quotation marks
 */
export function readRecord(
  bytes: Uint8Array,
  { from, to, delimiter, isComplete }: { from: number; to: number; delimiter: number; isComplete: boolean },
): CsvRecord | 'cut' | 'broken' {
  const fields: Field[] = []
  for (let at = from; ; at += 1) {
    let start = at
    const isQuoted = at < to && bytes[at] === QUOTE
    if (isQuoted) {
      at = findClosingQuote(bytes, at + 1, to)
      if (at === to) return isComplete ? 'broken' : 'cut'
      start += 1
      fields.push({ start, end: at, isQuoted })
      at += 1
      if (at < to && !endsField(bytes[at], delimiter)) return 'broken'
    } else {
      while (at < to && !endsField(bytes[at], delimiter)) at += 1
      fields.push({ start, end: at, isQuoted })
    }
    if (at === to) return isComplete ? { fields, next: to } : 'cut'
    if (bytes[at] === LF) return { fields, next: at + 1 }
    if (bytes[at] === CR) {
      if (at + 1 === to && !isComplete) return 'cut'
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

function findClosingQuote(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (bytes[at] !== QUOTE) continue
    if (at + 1 === to || bytes[at + 1] !== QUOTE) return at
    at += 1
  }
  return to
}
