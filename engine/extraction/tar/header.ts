import { NotInspectable } from '../notInspectable.ts'

export const BLOCK_BYTES = 512

export type TarHeader = {
  name: string
  size: number
  /** One character; `0` is an ordinary file (POSIX.1-2017 pax, "ustar Interchange Format"). */
  type: string
}

export function isTarHeader(block: Buffer): boolean {
  if (block.length < BLOCK_BYTES) return false
  let sum = 8 * 0x20
  for (const [index, byte] of block.subarray(0, BLOCK_BYTES).entries()) sum += index >= 148 && index < 156 ? 0 : byte
  return sum > 8 * 0x20 && Number.parseInt(text(block, 148, 156).trim(), 8) === sum
}

export function readTarHeader(block: Buffer): TarHeader {
  const isUstar = block.toString('latin1', 257, 263) === 'ustar\0'
  const prefix = isUstar ? text(block, 345, 500) : ''
  const name = text(block, 0, 100)
  const type = String.fromCharCode(block.readUInt8(156) || 0x30)
  return { name: prefix === '' ? name : `${prefix}/${name}`, size: parseSize(block), type }
}

/** Octal digits; with the highest bit set, a big-endian number (GNU). */
function parseSize(block: Buffer): number {
  if ((block.readUInt8(124) & 0x80) !== 0) return assertSafeSize(Number(block.readBigUInt64BE(128)))
  const digits = text(block, 124, 136).trim()
  if (!/^[0-7]*$/.test(digits)) throw new NotInspectable('broken', 'A size is not a number.')
  return assertSafeSize(Number.parseInt(digits || '0', 8))
}

function assertSafeSize(size: number): number {
  if (!Number.isSafeInteger(size)) throw new NotInspectable('broken', 'A size exceeds the safe range.')
  return size
}

function text(block: Buffer, start: number, end: number): string {
  const field = block.subarray(start, end)
  const zero = field.indexOf(0)
  return field.toString('utf8', 0, zero === -1 ? field.length : zero)
}

/** What replaces fields of a header that are too short. */
export type Pax = { path?: string; size?: string }

/** Records of `length key=value\n`; the length counts the complete record in bytes. */
export function readPax(records: Buffer): Pax {
  const values: Pax = {}
  for (let at = 0; at < records.length; ) {
    const space = records.indexOf(0x20, at)
    const length = space === -1 ? Number.NaN : Number(records.toString('latin1', at, space))
    if (!Number.isInteger(length) || at + length > records.length || space >= at + length) break
    const equals = records.indexOf(0x3d, space)
    if (equals === -1 || equals >= at + length) break
    const key = records.toString('utf8', space + 1, equals)
    if (key === 'path' || key === 'size') values[key] = records.toString('utf8', equals + 1, at + length - 1)
    at += length
  }
  return values
}
