import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'

const HEADER_BYTES = 4
const CONTINUE = 0x3c
/** Of one record with its continuations: the shared strings of the largest workbooks. */
const MAX_RECORD_BYTES = 128 * 1024 * 1024
/** Four times those of the largest record in full segments, because each takes memory of its own. */
const MAX_SEGMENTS = 65_536

/** A record of a binary workbook, and the records that continue it (MS-XLS 2.1.4). */
export type BiffRecord = { id: number; segments: readonly Buffer[] }

/** @throws NotInspectable `broken` for a record that exceeds the stream, `tooLarge` */
export async function* biffRecords(stream: Source): AsyncGenerator<BiffRecord> {
  let open: { id: number; segments: Buffer[]; bytes: number } | undefined
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of stream.read(0, stream.size)) {
    const bytes = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
    let at = 0
    while (at + HEADER_BYTES <= bytes.length) {
      const id = bytes.readUInt16LE(at)
      const end = at + HEADER_BYTES + bytes.readUInt16LE(at + 2)
      if (end > bytes.length) break
      const data = Buffer.from(bytes.subarray(at + HEADER_BYTES, end))
      at = end
      if (id === CONTINUE && open !== undefined) {
        if (data.length === 0) continue
        open.segments.push(data)
        open.bytes += data.length
        if (open.bytes > MAX_RECORD_BYTES || open.segments.length > MAX_SEGMENTS) throw new NotInspectable('tooLarge')
        continue
      }
      if (open !== undefined) yield open
      open = { id, segments: [data], bytes: data.length }
    }
    rest = bytes.subarray(at)
  }
  if (open !== undefined) yield open
  // Writers fill the last sector with zeros.
  if (rest.some(byte => byte !== 0)) throw new NotInspectable('broken', 'A record is incomplete.')
}

/** Reads values that may go on in the next segment. Beyond the end, numbers are 0 and texts end. */
export class SegmentReader {
  private readonly segments: readonly Buffer[]
  private segment = 0
  private at = 0

  constructor({ segments }: BiffRecord, at = 0) {
    this.segments = segments
    this.at = at
  }

  get isAtEnd(): boolean {
    return this.segment >= this.segments.length - 1 && this.at >= (this.segments[this.segment]?.length ?? 0)
  }

  byte(): number {
    while (this.at >= (this.segments[this.segment]?.length ?? 0)) {
      if (this.segment >= this.segments.length - 1) return 0
      this.segment += 1
      this.at = 0
    }
    const value = this.segments[this.segment]?.[this.at] ?? 0
    this.at += 1
    return value
  }

  number(bytes: 2 | 4): number {
    let value = 0
    for (let index = 0; index < bytes; index += 1) value += this.byte() * 2 ** (8 * index)
    return value
  }

  skip(bytes: number) {
    for (let left = bytes; left > 0 && !this.isAtEnd; ) {
      const room = (this.segments[this.segment]?.length ?? 0) - this.at
      if (room <= 0) {
        this.segment += 1
        this.at = 0
        continue
      }
      const taken = Math.min(room, left)
      this.at += taken
      left -= taken
    }
  }

  /** MS-XLS 2.5.293: an `XLUnicodeRichExtendedString`. */
  richText(): string {
    const length = this.number(2)
    const flags = this.byte()
    const runs = (flags & 8) === 0 ? 0 : this.number(2)
    const extension = (flags & 4) === 0 ? 0 : this.number(4)
    const text = this.characters(length, (flags & 1) !== 0)
    this.skip(runs * 4)
    return extension === 0 ? text : `${text} ${this.pronounced(extension)}`
  }

  /** MS-XLS 2.5.84, an `ExtRst`: how a text is pronounced, after what it has in other fields. */
  private pronounced(bytes: number): string {
    this.skip(12)
    const length = Math.min(this.number(2), Math.floor((bytes - 14) / 2))
    let text = ''
    for (let index = 0; index < length; index += 1) text += String.fromCharCode(this.number(2))
    this.skip(bytes - 14 - 2 * Math.max(0, length))
    return text
  }

  /** MS-XLS 2.5.294: an `XLUnicodeString`, or one with a short length. */
  text(lengthBytes: 1 | 2): string {
    const length = lengthBytes === 1 ? this.byte() : this.number(2)
    return this.characters(length, (this.byte() & 1) !== 0)
  }

  bytes(count: number): Buffer {
    const rest = this.segments[this.segment]?.subarray(this.at, this.at + count) ?? Buffer.alloc(0)
    this.at += rest.length
    return rest
  }

  /** Each segment begins with the width of its characters. */
  characters(count: number, isWide: boolean | undefined): string {
    let text = ''
    let width = isWide === true ? 2 : 1
    let left = count
    while (left > 0) {
      const segment = this.segments[this.segment]
      if (segment === undefined) break
      if (this.at >= segment.length) {
        const next = this.segments[this.segment + 1]
        if (next === undefined) break
        this.segment += 1
        width = ((next[0] ?? 0) & 1) + 1
        this.at = 1
        continue
      }
      const end = Math.min(segment.length, this.at + left * width)
      text += segment.toString(width === 2 ? 'utf16le' : 'latin1', this.at, end)
      left -= Math.max(1, Math.floor((end - this.at) / width))
      this.at = end
    }
    return text
  }
}
