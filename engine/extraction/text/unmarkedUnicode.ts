const HEAD_BYTES = 4096
/** Shorter text has too few zeros or controls to tell. */
const MIN_UNITS = 8
const MAX_POINT = 0x10ffff
/** Of one block of 256 characters, or of the ideographs and syllables of East Asia. */
const MIN_SHARE = 0.85

/** The encoding of UTF-32, or of UTF-16 in a script whose bytes are not mostly zeros, without a byte order mark. */
export function findUnmarkedUnicode(head: Uint8Array): string | undefined {
  const bytes = head.subarray(0, HEAD_BYTES)
  if (bytes.length < 2 * MIN_UNITS) return undefined
  if (isUtf32(bytes, true)) return 'utf-32le'
  if (isUtf32(bytes, false)) return 'utf-32be'
  // Text of other encodings has neither.
  if (!hasControls(bytes)) return undefined
  const [little, big] = [getShareOfScript(bytes, 'utf-16le'), getShareOfScript(bytes, 'utf-16be')]
  if (Math.max(little, big) < MIN_SHARE) return undefined
  return little >= big ? 'utf-16le' : 'utf-16be'
}

function isUtf32(bytes: Uint8Array, isLittle: boolean): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle)
    if (point > MAX_POINT || (point >= 0xd800 && point < 0xe000) || isControl(point)) return false
  }
  return true
}

function hasControls(bytes: Uint8Array): boolean {
  return bytes.some(isControl)
}

function isControl(point: number): boolean {
  return point < 0x20 && (point < 0x07 || point > 0x0d) && point !== 0x1b
}

/** Of the letters beyond ASCII, those in the commonest block; 0 for bytes that are no text in this encoding. */
function getShareOfScript(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length & ~1)).replace(/\ufffd$/, '')
  if (/[\p{Cn}\p{Co}\ufffd]|[^\P{Cc}\t\n\v\f\r]/u.test(text)) return 0
  const blocks = new Map<number, number>()
  let eastAsian = 0
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    letters += 1
    if ((unit >= 0x3000 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd7a4) || unit >= 0xff00) eastAsian += 1
    else blocks.set(unit >> 8, (blocks.get(unit >> 8) ?? 0) + 1)
  }
  return letters < MIN_UNITS ? 0 : Math.max(eastAsian, ...blocks.values()) / letters
}
