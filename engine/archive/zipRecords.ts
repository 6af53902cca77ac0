import { ELSEWHERE, ints, longs, shorts, VERSION } from './zipFields.ts'
import { dosTime, timeField } from './zipTime.ts'

/** What an archive says of an entry, in PKWARE's APPNOTE 6.3.10, to which the numbers here refer. Sizes in bytes. */
export type EntryRecord = {
  /** In UTF-8. */
  readonly name: Buffer
  readonly modifiedAt: Date
  /** Under its seal it is stored or deflated. */
  readonly method: typeof STORED | typeof DEFLATED
  /** Of the content. */
  readonly size: number
  /** Of what lies in the archive, seal included; not known before it is written if the entry is streamed. */
  packedSize: number
  /** So the sizes follow the data, in a data descriptor. */
  readonly isStreamed: boolean
  /** All its sizes take 8 bytes, since one of them may need them. */
  readonly isZip64: boolean
}

/** 4.4.5. What an AES entry shows as its method is that it is one; the true method stands in a field of its own. */
export const STORED = 0
export const DEFLATED = 8
const AES = 99

/** 4.4.4: encrypted, and the name in UTF-8; and sizes in the data descriptor. */
const FLAGS = (1 << 0) | (1 << 11)
const STREAMED = 1 << 3

/** 0 with AE-2, whose authentication code does better, and tells nothing of the content. */
const CRC = 0

/** What stands before an entry's data (4.3.7). */
export function localHeader(record: EntryRecord): Buffer {
  const sizes = record.isStreamed ? [0, 0] : [record.size, record.packedSize]
  const extra = Buffer.concat([zip64Field(record.isZip64 ? sizes : []), timeField(record.modifiedAt), aesField(record)])
  const [size = 0, packedSize = 0] = record.isZip64 ? [ELSEWHERE, ELSEWHERE] : sizes
  return Buffer.concat([ints(0x04034b50), common(record, packedSize, size, extra), record.name, extra])
}

/** What stands behind the data of an entry that is streamed (4.3.9). */
export function dataDescriptor({ size, packedSize, isZip64 }: EntryRecord): Buffer {
  return Buffer.concat([ints(0x08074b50, CRC), isZip64 ? longs(packedSize, size) : ints(packedSize, size)])
}

/** What the directory at the archive's end says of an entry (4.3.12). @param offset of its local header */
export function centralHeader(record: EntryRecord, offset: number): Buffer {
  const isFar = offset >= ELSEWHERE
  const long = [...(record.isZip64 ? [record.size, record.packedSize] : []), ...(isFar ? [offset] : [])]
  const extra = Buffer.concat([zip64Field(long), timeField(record.modifiedAt), aesField(record)])
  const [size, packedSize] = record.isZip64 ? [ELSEWHERE, ELSEWHERE] : [record.size, record.packedSize]
  return Buffer.concat([
    ints(0x02014b50),
    shorts(VERSION),
    common(record, packedSize, size, extra),
    // No comment, one disk, no attributes: whoever unpacks decides over permissions.
    shorts(0, 0, 0),
    ints(0, isFar ? ELSEWHERE : offset),
    record.name,
    extra,
  ])
}

/** What both headers have in common: 4.4.3 to 4.4.11. */
function common(record: EntryRecord, packedSize: number, size: number, extra: Buffer): Buffer {
  return Buffer.concat([
    shorts(VERSION, record.isStreamed ? FLAGS | STREAMED : FLAGS, AES),
    ints(dosTime(record.modifiedAt), CRC, packedSize, size),
    shorts(record.name.length, extra.length),
  ])
}

/** Vendor version 2 (AE-2), "AE", strength 3 (AES-256): https://www.winzip.com/en/support/aes-encryption/, II.A. */
function aesField({ method }: EntryRecord): Buffer {
  return Buffer.concat([shorts(0x9901, 7, 2), Buffer.from('AE'), Buffer.of(3), shorts(method)])
}

/** Sizes and offset, in this order, and only those whose own fields say ELSEWHERE (4.5.3). */
function zip64Field(values: readonly number[]): Buffer {
  return values.length === 0 ? Buffer.alloc(0) : Buffer.concat([shorts(0x0001, 8 * values.length), longs(...values)])
}
