import type { ReadPicture } from '../detection/signatures.ts'
import { NotInspectable } from '../notInspectable.ts'
import { jpegHeader } from './jpegHeader.ts'
import { tiffPages } from './tiffPages.ts'

export type Picture = {
  width: number
  height: number
  /** As in Exif: 1 is upright, 6 turned to the left. */
  orientation: number
  /** A file of one picture, valid until the next call. */
  toBytes(): Uint8Array
}

type Size = { width: number; height: number }

const PNG_IMAGE = 'IDAT'
const PNG_ANIMATION = 'acTL'
const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const WEBP_ANIMATION = 0x02

const readers: Record<ReadPicture, (bytes: Buffer) => Picture[]> = {
  png: bytes => [toPicture(bytes, pngSize(bytes))],
  jpg: bytes => {
    const { orientation, ...size } = jpegHeader(bytes)
    return [toPicture(bytes, size, orientation)]
  },
  gif: bytes => [toPicture(bytes, gifSize(bytes))],
  webp: bytes => [toPicture(bytes, webpSize(bytes))],
  bmp: bytes => [toPicture(bytes, bmpSize(bytes))],
  tiff: bytes => tiffPages(bytes),
}

/**
 * Reads the sizes that the headers state, so that a decompression bomb is never decoded.
 * @param found its format
 * @returns its pages, of which only a TIFF has several
 * @throws NotInspectable for a header without a size, and `unsupported` for an animation
 */
export function readPictures(found: ReadPicture, bytes: Buffer): Picture[] {
  try {
    return readers[found](bytes)
  } catch (error) {
    // A read beyond the end.
    if (error instanceof RangeError) throw new NotInspectable('broken', 'The header of a picture is incomplete.')
    throw error
  }
}

function toPicture(bytes: Buffer, size: Size, orientation = 1): Picture {
  if (size.width < 1 || size.height < 1) throw new NotInspectable('broken', 'A picture has no size.')
  return { ...size, orientation, toBytes: () => bytes }
}

/** PNG (W3C), 5.3 and 11.2.1; APNG is an extension. */
function pngSize(bytes: Buffer): Size {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new NotInspectable('broken')
  for (let at = 8; ; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === PNG_ANIMATION) throw new NotInspectable('unsupported', 'An animation.')
    if (type === PNG_IMAGE) break
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** GIF 89a, 18 to 26. The decoder unpacks all images before it takes the first. */
function gifSize(bytes: Buffer): Size {
  const colours = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const skipBlocks = (from: number) => {
    let at = from
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
    return at + 1
  }
  let image: Size | undefined
  let at = 13 + colours(bytes.readUInt8(10))
  for (;;) {
    const block = at < bytes.length ? bytes.readUInt8(at) : undefined
    if (block === GIF_EXTENSION) at = skipBlocks(at + 2)
    else if (block === GIF_IMAGE) {
      if (image) throw new NotInspectable('unsupported', 'An animation.')
      image = { width: bytes.readUInt16LE(at + 5), height: bytes.readUInt16LE(at + 7) }
      at = skipBlocks(at + 11 + colours(bytes.readUInt8(at + 9)))
    } else break
  }
  if (!image) throw new NotInspectable('broken')
  return {
    width: Math.max(image.width, bytes.readUInt16LE(6)),
    height: Math.max(image.height, bytes.readUInt16LE(8)),
  }
}

/** RFC 9649, 2.5 to 2.7. */
function webpSize(bytes: Buffer): Size {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') {
    if (bytes.readUInt8(20) & WEBP_ANIMATION) throw new NotInspectable('unsupported', 'An animation.')
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  }
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** BITMAPINFOHEADER: a negative height means from top to bottom. */
function bmpSize(bytes: Buffer): Size {
  if (bytes.readUInt32LE(14) < 40) throw new NotInspectable('unsupported', 'A bitmap of OS/2.')
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) }
}
