import { NotInspectable } from '../notInspectable.ts'
import { tiffDirectories } from './tiffPages.ts'

const START_OF_SCAN = 0xda
const APPLICATION_1 = 0xe1
const EXIF = 'Exif\0\0'

/** ITU-T T.81, B.1.1.3: SOF0 to SOF15, without the tables DHT, JPG and DAC among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Size and orientation of a JPEG. @throws RangeError for a header that is cut, NotInspectable without a size */
export function jpegHeader(bytes: Buffer): { width: number; height: number; orientation: number } {
  let orientation = 1
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new NotInspectable('broken', 'A marker is missing.')
    const marker = bytes.readUInt8(at + 1)
    // Fill bytes, T.81, B.1.1.2.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      if (width < 1 || height < 1) throw new NotInspectable('broken', 'A picture has no size.')
      return { width, height, orientation }
    }
    if (marker === START_OF_SCAN) throw new NotInspectable('broken', 'A picture has no size.')
    if (marker === APPLICATION_1 && bytes.toString('latin1', at + 4, at + 10) === EXIF) {
      orientation = exifOrientation(bytes.subarray(at + 10, at + 2 + length))
    }
    at += 2 + length
  }
}

/** A flaw in Exif does not matter to the picture. */
function exifOrientation(exif: Buffer): number {
  try {
    const [first] = tiffDirectories(exif)
    const orientation = first?.orientation ?? 1
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  } catch {
    return 1
  }
}
