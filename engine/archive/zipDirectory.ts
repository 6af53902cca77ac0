import { IN_ZIP64, IN_ZIP64_SHORT, ints, longs, shorts, VERSION } from './zipFields.ts'

/** About 64 KiB. One piece for each of 70,000 entries would cost more than its bytes. */
const HEADERS_PER_PIECE = 500

/**
 * The central directory and its end records (APPNOTE 4.3.12 to 4.3.16).
 * @param headers one per entry, from `centralHeader`
 * @param offset of the directory, in bytes
 */
export function* zipDirectory(headers: readonly Buffer[], offset: number): Generator<Buffer, void, undefined> {
  let size = 0
  for (let at = 0; at < headers.length; at += HEADERS_PER_PIECE) {
    const piece = Buffer.concat(headers.slice(at, at + HEADERS_PER_PIECE))
    size += piece.length
    yield piece
  }
  if (headers.length >= IN_ZIP64_SHORT || size >= IN_ZIP64 || offset >= IN_ZIP64) {
    yield zip64End(headers.length, size, offset)
  }
  const count = Math.min(headers.length, IN_ZIP64_SHORT)
  yield Buffer.concat([
    ints(0x06054b50),
    shorts(0, 0, count, count),
    ints(Math.min(size, IN_ZIP64), Math.min(offset, IN_ZIP64)),
    shorts(0),
  ])
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const fields = Buffer.concat([shorts(VERSION, VERSION), ints(0, 0), longs(count, count, size, offset)])
  return Buffer.concat([
    ints(0x06064b50),
    longs(fields.length),
    fields,
    ints(0x07064b50, 0),
    longs(offset + size),
    ints(1),
  ])
}
