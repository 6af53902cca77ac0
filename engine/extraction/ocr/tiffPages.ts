import { NotInspectable } from '../notInspectable.ts'
import type { Picture } from './picture.ts'

const MAX_PAGES = 1000
const ENTRY_BYTES = 12
const SHORT = 3
const TAGS = { width: 256, height: 257, orientation: 274, tileWidth: 322, tileHeight: 323 } as const

export type TiffDirectory = { offset: number } & Partial<Record<keyof typeof TAGS, number>>

/** The directories of TIFF 6.0, section 2. Exif has the same structure. @throws RangeError beyond the end */
export function* tiffDirectories(bytes: Buffer): Generator<TiffDirectory> {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  const readShort = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const readLong = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  if (readShort(2) !== 42) throw new NotInspectable('unsupported', 'BigTIFF.')
  const seen = new Set<number>()
  for (let offset = readLong(4); offset !== 0; ) {
    if (seen.has(offset)) throw new NotInspectable('broken', 'The pages of a TIFF form a loop.')
    if (seen.size >= MAX_PAGES) throw new NotInspectable('tooManyEntries')
    seen.add(offset)
    const directory: TiffDirectory = { offset }
    const count = readShort(offset)
    for (let at = offset + 2; at < offset + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
      const tag = readShort(at)
      for (const [name, number] of Object.entries(TAGS) as [keyof typeof TAGS, number][]) {
        if (tag === number) directory[name] = readShort(at + 2) === SHORT ? readShort(at + 8) : readLong(at + 8)
      }
    }
    yield directory
    offset = readLong(offset + 2 + count * ENTRY_BYTES)
  }
}

/** The decoder reads the first page only, so the header of a copy names each page as the first. It turns them upright. */
export function tiffPages(original: Buffer): Picture[] {
  const bytes = Buffer.from(original)
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  return [...tiffDirectories(original)].map(({ offset, width = 0, height = 0, tileWidth = 0, tileHeight = 0 }) => {
    if (width < 1 || height < 1) throw new NotInspectable('broken', 'A page has no size.')
    return {
      // A tile may be larger than its page.
      width: Math.max(width, tileWidth),
      height: Math.max(height, tileHeight),
      orientation: 1,
      toBytes() {
        if (isLittle) bytes.writeUInt32LE(offset, 4)
        else bytes.writeUInt32BE(offset, 4)
        return bytes
      },
    }
  })
}
