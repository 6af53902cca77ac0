import { ELSEWHERE, ELSEWHERE_SHORT, ints, longs, shorts, VERSION } from './zipFields.ts'

/** Headers are joined up to some 64 KiB: a piece for each of 70,000 entries would cost more than its bytes. */
const TOGETHER = 500

/**
 * The end of an archive: the central directory and the records that lead to it (APPNOTE 4.3.12 to 4.3.16).
 * @param headers one for each entry, as `centralHeader` makes them
 * @param offset where the directory begins, in bytes
 */
export function* zipDirectory(headers: readonly Buffer[], offset: number): Generator<Buffer, void, undefined> {
  let size = 0
  for (let at = 0; at < headers.length; at += TOGETHER) {
    const together = Buffer.concat(headers.slice(at, at + TOGETHER))
    size += together.length
    yield together
  }
  if (headers.length >= ELSEWHERE_SHORT || size >= ELSEWHERE || offset >= ELSEWHERE) {
    yield zip64End(headers.length, size, offset)
  }
  const count = Math.min(headers.length, ELSEWHERE_SHORT)
  yield Buffer.concat([
    ints(0x06054b50),
    shorts(0, 0, count, count),
    ints(Math.min(size, ELSEWHERE), Math.min(offset, ELSEWHERE)),
    shorts(0),
  ])
}

/** The end record with fields of 8 bytes, and the locator that points at it (4.3.14, 4.3.15). */
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
