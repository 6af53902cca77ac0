import { IN_ZIP64, ints, longs, shorts, VERSION } from './zipFields.ts'

/** Section numbers refer to PKWARE's APPNOTE 6.3.10. Sizes in bytes. */
export type EntryRecord = {
  readonly name: Buffer
  readonly modifiedAt: Date
  readonly method: typeof STORED | typeof DEFLATED
  readonly size: number
  /** With the AES overhead; unknown until written when streamed. */
  packedSize: number
  /** The sizes follow the data in a data descriptor. */
  readonly isStreamed: boolean
  /** All sizes take 8 bytes. */
  readonly isZip64: boolean
}

/** 4.4.5. An AES entry has method 99; the AES field holds the real method. */
export const STORED = 0
export const DEFLATED = 8
const AES = 99

/** 4.4.4: encrypted, UTF-8 name; and sizes in the data descriptor. */
const FLAGS = (1 << 0) | (1 << 11)
const STREAMED = 1 << 3

/** AE-2 requires 0. Its authentication code is stronger and discloses nothing of the content. */
const CRC = 0

/** Local file header (4.3.7). */
export function localHeader(record: EntryRecord): Buffer {
  const sizes = record.isStreamed ? [0, 0] : [record.size, record.packedSize]
  const extra = Buffer.concat([zip64Field(record.isZip64 ? sizes : []), timeField(record.modifiedAt), aesField(record)])
  const [size = 0, packedSize = 0] = record.isZip64 ? [IN_ZIP64, IN_ZIP64] : sizes
  return Buffer.concat([ints(0x04034b50), common(record, packedSize, size, extra), record.name, extra])
}

/** Data descriptor of a streamed entry (4.3.9). */
export function dataDescriptor({ size, packedSize, isZip64 }: EntryRecord): Buffer {
  return Buffer.concat([ints(0x08074b50, CRC), isZip64 ? longs(packedSize, size) : ints(packedSize, size)])
}

/** Central directory header (4.3.12). @param offset of the local header */
export function centralHeader(record: EntryRecord, offset: number): Buffer {
  const isFar = offset >= IN_ZIP64
  const long = [...(record.isZip64 ? [record.size, record.packedSize] : []), ...(isFar ? [offset] : [])]
  const extra = Buffer.concat([zip64Field(long), timeField(record.modifiedAt), aesField(record)])
  const [size, packedSize] = record.isZip64 ? [IN_ZIP64, IN_ZIP64] : [record.size, record.packedSize]
  return Buffer.concat([
    ints(0x02014b50),
    shorts(VERSION),
    common(record, packedSize, size, extra),
    // No comment, one disk, no attributes: the recipient's system sets permissions.
    shorts(0, 0, 0),
    ints(0, isFar ? IN_ZIP64 : offset),
    record.name,
    extra,
  ])
}

/** Fields of both headers: 4.4.3 to 4.4.11. */
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

/** Sizes and offset, in this order, and only those whose own fields are marked (4.5.3). */
function zip64Field(values: readonly number[]): Buffer {
  return values.length === 0 ? Buffer.alloc(0) : Buffer.concat([shorts(0x0001, 8 * values.length), longs(...values)])
}

const DOS = { first: Date.UTC(1980, 0, 1), last: Date.UTC(2107, 11, 31, 23, 59, 58) }
const UNIX = { first: -(2 ** 31), last: 2 ** 31 - 1 }

/**
 * APPNOTE 4.4.6, to 2 seconds. The format means local time without a zone; this is UTC, and `timeField` is exact. Times
 * out of range become the nearest.
 */
export function dosTime(date: Date): number {
  const near = new Date(Math.min(Math.max(date.getTime(), DOS.first), DOS.last))
  const day = ((near.getUTCFullYear() - 1980) << 9) | ((near.getUTCMonth() + 1) << 5) | near.getUTCDate()
  const time = (near.getUTCHours() << 11) | (near.getUTCMinutes() << 5) | (near.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

/** Info-ZIP's extended timestamp (APPNOTE 4.6.1, field 0x5455): modification time in seconds of UTC. */
export function timeField(date: Date): Buffer {
  const seconds = Math.min(Math.max(Math.floor(date.getTime() / 1000), UNIX.first), UNIX.last)
  return Buffer.concat([shorts(0x5455, 5), Buffer.of(1), ints(seconds >>> 0)])
}
