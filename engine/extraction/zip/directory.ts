import { isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'
import { findExtraField } from './extraField.ts'

/** An entry in the central directory; sizes are unverified. */
export type ZipEntry = {
  name: string
  nameBytes: number
  /** Name and comment as the archive has them. `isUtf8`: declared, or their only meaning. */
  texts: { name: Buffer; comment: Buffer; isUtf8: boolean }
  isDirectory: boolean
  isEncrypted: boolean
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: number
  compressedSize: number
  size: number
  /** Offset of the local header. The data ends before `end`, where the next item begins. */
  offset: number
  end: number
}

const END = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_LENGTH = 0xffff
const LOCATOR64 = 0x07064b50
const LOCATOR64_BYTES = 20
const END64 = 0x06064b50
const END64_BYTES = 56
const RECORD = 0x02014b50
const RECORD_BYTES = 46
const SIGNATURE = 0x05054b50
/** Ten times the size of 10,000 ordinary entries. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024
const LOCAL_HEADER_BYTES = 30
const FULL_32 = 0xffffffff

/**
 * Reads the central directory (APPNOTE.TXT 6.3.10) with zip64, in data order. Ignores the declared count, so that no
 * entry hides behind a lower one.
 * @throws NotInspectable `broken`, `tooManyEntries`, or `overlapping` when entries share bytes
 */
export async function readDirectory(source: Source): Promise<ZipEntry[]> {
  const { start, end, prefix } = await locate(source)
  if (end - start > MAX_DIRECTORY_BYTES) throw new NotInspectable('tooManyEntries')
  const entries = readRecords(await readBytes(source, start, end), prefix)
  entries.sort((one, other) => one.offset - other.offset)
  for (const [index, entry] of entries.entries()) {
    entry.end = entries[index + 1]?.offset ?? start
    if (entry.offset > start) throw new NotInspectable('broken', 'An entry follows the directory.')
    // A lower bound: the local name and extra field are added when the data is read.
    if (entry.offset + LOCAL_HEADER_BYTES + entry.compressedSize > entry.end) throw new NotInspectable('overlapping')
  }
  return entries
}

async function locate(source: Source): Promise<{ start: number; end: number; prefix: number }> {
  const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT_LENGTH - LOCATOR64_BYTES)
  const tail = await readBytes(source, tailStart, source.size)
  const at = findEnd(tail)
  let end = tailStart + at
  let size = tail.readUInt32LE(at + 12)
  let declared = tail.readUInt32LE(at + 16)
  const locator = at - LOCATOR64_BYTES
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR64) {
    end = readUInt64(tail, locator + 8)
    const end64 = await readBytes(source, Math.min(end, source.size), end + END64_BYTES)
    if (end64.length < END64_BYTES || end64.readUInt32LE(0) !== END64) throw new NotInspectable('broken')
    size = readUInt64(end64, 40)
    declared = readUInt64(end64, 48)
  }
  const start = end - size
  if (start < declared || start < 0) throw new NotInspectable('broken', 'The directory is not at its declared place.')
  return { start, end, prefix: start - declared }
}

/** The comment of the whole archive (APPNOTE 4.3.16), in any encoding. */
export async function readArchiveComment(source: Source): Promise<Buffer> {
  const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT_LENGTH)
  const tail = await readBytes(source, tailStart, source.size)
  const at = findEnd(tail)
  return tail.subarray(at + END_BYTES, at + END_BYTES + tail.readUInt16LE(at + 20))
}

/** The comment after it may contain a false one. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) <= tail.length) return at
  }
  throw new NotInspectable('broken', 'The end of the central directory is missing.')
}

function readRecords(directory: Buffer, prefix: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + RECORD_BYTES <= directory.length && directory.readUInt32LE(at) === RECORD) {
    const nameEnd = at + RECORD_BYTES + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const next = extraEnd + directory.readUInt16LE(at + 32)
    if (next > directory.length) throw new NotInspectable('broken', 'A record is incomplete.')
    const flags = directory.readUInt16LE(at + 8)
    const extra = directory.subarray(nameEnd, extraEnd)
    const sizes = readZip64Sizes(directory, at, extra)
    const name = decodeEntryName(directory.subarray(at + RECORD_BYTES, nameEnd), flags, extra)
    entries.push({
      name,
      nameBytes: directory.readUInt16LE(at + 28),
      texts: {
        name: directory.subarray(at + RECORD_BYTES, nameEnd),
        comment: directory.subarray(extraEnd, next),
        isUtf8: (flags & IS_UTF8) !== 0,
      },
      isDirectory: name.endsWith('/') && sizes.compressedSize === 0,
      isEncrypted: (flags & 1) !== 0,
      method: directory.readUInt16LE(at + 10),
      compressedSize: sizes.compressedSize,
      size: sizes.size,
      offset: sizes.offset + prefix,
      end: 0,
    })
    at = next
  }
  const isAtEnd = at === directory.length || (at + 4 <= directory.length && directory.readUInt32LE(at) === SIGNATURE)
  if (!isAtEnd) throw new NotInspectable('broken', 'The directory contains unknown data.')
  return entries
}

/** Zip64 (APPNOTE 4.5.3): in this order, only the values that exceed their fields. */
function readZip64Sizes(directory: Buffer, at: number, extra: Buffer) {
  const wide = findExtraField(extra, 1)
  let next = 0
  const [size, compressedSize, offset] = [24, 20, 42].map(field => {
    const value = directory.readUInt32LE(at + field)
    if (value !== FULL_32) return value
    if (wide === undefined || next + 8 > wide.length) throw new NotInspectable('broken', 'Zip64 sizes are missing.')
    next += 8
    return readUInt64(wide, next - 8)
  })
  return { size: size ?? 0, compressedSize: compressedSize ?? 0, offset: offset ?? 0 }
}

function readUInt64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new NotInspectable('broken', 'A value exceeds the safe range.')
  return Number(value)
}

/** Upper half of IBM code page 437, the default encoding of names (APPNOTE D.1). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const IS_UTF8 = 0x0800
const UNICODE_PATH = 0x7075

function decodeEntryName(bytes: Buffer, flags: number, extra: Buffer): string {
  return decoded(bytes, flags, extra).replaceAll('\\', '/')
}

function decoded(bytes: Buffer, flags: number, extra: Buffer): string {
  // APPNOTE 4.6.9: valid only with the CRC of the header's name.
  const unicode = findExtraField(extra, UNICODE_PATH)
  if (unicode && unicode.length > 5 && unicode.readUInt8(0) === 1 && unicode.readUInt32LE(1) === crc32(bytes)) {
    return unicode.toString('utf8', 5)
  }
  // Many tools write UTF-8 undeclared; code page 437 rarely forms it.
  if ((flags & IS_UTF8) !== 0 || isUtf8(bytes)) return bytes.toString('utf8')
  return Array.from(bytes, byte => (byte < 128 ? String.fromCharCode(byte) : CP437.charAt(byte - 128))).join('')
}
