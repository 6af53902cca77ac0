import { StreamWindow } from '../compression/streamWindow.ts'
import { NotInspectable } from '../notInspectable.ts'

const MAX_HEADER_BYTES = 6
const MAX_RECORD_BYTES = 64 * 1024 * 1024

export type BinaryRecord = { id: number; data: Buffer }

/**
 * Records of a part of a binary workbook (MS-XLSB 2.1.4), many at a time.
 * @throws NotInspectable `broken`, `tooLarge`
 */
export async function* binaryRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BinaryRecord[]> {
  const window = new StreamWindow(bytes)
  try {
    while (await window.fill(1)) {
      await window.fill(MAX_HEADER_BYTES)
      const { records, needed } = takeRecords(window)
      if (records.length > 0) yield records
      else if (!(await window.fill(needed))) throw new NotInspectable('broken', 'A record is incomplete.')
    }
  } finally {
    await window.release()
  }
}

/** The whole records of a window, and how many bytes the next one needs. */
function takeRecords(window: StreamWindow): { records: BinaryRecord[]; needed: number } {
  const records: BinaryRecord[] = []
  for (;;) {
    const header = readHeader(window.bytes, window.at)
    if (header === undefined) return { records, needed: MAX_HEADER_BYTES }
    const { id, start, end } = header
    if (end - start > MAX_RECORD_BYTES) throw new NotInspectable('tooLarge')
    if (end > window.bytes.length) return { records, needed: end - window.at }
    records.push({ id, data: window.bytes.subarray(start, end) })
    window.at = end
  }
}

/** Undefined when bytes are missing. The number has up to two bytes, the size up to four, seven bits each. */
function readHeader(bytes: Buffer, at: number): { id: number; start: number; end: number } | undefined {
  const first = bytes[at] ?? 0
  const isShort = first < 0x80
  const id = isShort ? first : (first & 0x7f) + ((bytes[at + 1] ?? 0) & 0x7f) * 128
  let start = at + (isShort ? 1 : 2)
  let size = 0
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = bytes[start]
    if (byte === undefined) return undefined
    start += 1
    size += (byte & 0x7f) << shift
    if (byte < 0x80) break
  }
  return { id, start, end: start + size }
}

/** MS-XLSB 2.5.169, an `XLWideString`; undefined when there is none. */
export function readWideString(data: Buffer, at: number): string | undefined {
  if (at + 4 > data.length) return undefined
  const end = at + 4 + 2 * data.readUInt32LE(at)
  return end > data.length ? undefined : data.toString('utf16le', at + 4, end)
}

/** Shorter ones are numbers. */
const MIN_LENGTH = 3
const MAX_LENGTH = 32_767
const SHOWN_CONTROLS = new Set([0x09, 0x0a, 0x0d])

/** The strings of a record whose other fields hold no text: links, comments, headers, names. */
export function wideStrings(data: Buffer): string[] {
  const found: string[] = []
  const shown = new ShownTexts(data)
  for (let at = 0; at + 4 < data.length; ) {
    const length = data.readUInt32LE(at)
    const text = length <= MAX_LENGTH ? shown.find(at + 4, length) : undefined
    if (text !== undefined) found.push(text)
    at += text === undefined ? 1 : 4 + 2 * length
  }
  return found
}

const TEXT_TOKEN = 0x17

/** The texts in a formula (MS-XLSB 2.5.97.74, `PtgStr`). */
export function formulaTexts(formula: Buffer): string[] {
  const found: string[] = []
  const shown = new ShownTexts(formula)
  for (
    let at = formula.indexOf(TEXT_TOKEN);
    at !== -1 && at + 3 <= formula.length;
    at = formula.indexOf(TEXT_TOKEN, at)
  ) {
    const length = formula.readUInt16LE(at + 1)
    const text = shown.find(at + 3, length)
    if (text !== undefined) found.push(text)
    at += text === undefined ? 1 : 3 + 2 * length
  }
  return found
}

/** Lengths may be claimed anywhere, so bytes that are no text are looked for once, in even and in odd places. */
class ShownTexts {
  private readonly data: Buffer
  private readonly ends: [number, number] = [-1, -1]

  constructor(data: Buffer) {
    this.data = data
  }

  /** The text of so many characters, unless some of it is never shown. @param start never before that of an earlier call */
  find(start: number, length: number): string | undefined {
    const end = start + 2 * length
    if (length < MIN_LENGTH || end > this.data.length || end > this.findEnd(start)) return undefined
    const text = this.data.toString('utf16le', start, end)
    return text.isWellFormed() ? text : undefined
  }

  private findEnd(start: number): number {
    const parity = start % 2 === 0 ? 0 : 1
    let end = Math.max(this.ends[parity], start)
    while (end + 2 <= this.data.length && isShown(this.data.readUInt16LE(end))) end += 2
    this.ends[parity] = end
    return end
  }
}

function isShown(unit: number): boolean {
  if (unit < 0x20) return SHOWN_CONTROLS.has(unit)
  return !(unit >= 0x7f && unit < 0xa0) && unit < 0xfffe
}
