/** A line of Chinese has no spaces. */
export const MAX_SEGMENT_BYTES = 240
const MAX_TELLING_BYTES = 4 * 1024
const MAX_PLAIN_SEGMENTS = 60
const MIN_PLAIN_BYTES = 3
const NOTHING: Uint8Array = new Uint8Array(0)

/**
 * Collects the distinct pieces of a text between its spaces and commas: those with bytes beyond ASCII, which tell its
 * encoding, and some of ASCII, which hint at its language.
 */
export class Evidence {
  readonly telling: Uint8Array[] = []
  readonly plain: Uint8Array[] = []
  private readonly seen = new Set<string>()
  private tellingBytes = 0
  private open: Uint8Array = NOTHING
  private readonly maxTellingBytes: number

  constructor(maxTellingBytes = MAX_TELLING_BYTES) {
    this.maxTellingBytes = maxTellingBytes
  }

  get isFull(): boolean {
    return this.tellingBytes >= this.maxTellingBytes
  }

  /** A segment may continue in the next bytes. */
  add(bytes: Uint8Array) {
    let start = 0
    let isTelling = false
    const pending = this.open
    for (const byte of pending) isTelling ||= byte >= 0x80
    for (let at = 0; at < bytes.length && !this.isFull; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte >= 0x80) isTelling = true
      else if (isSeparator(byte)) {
        if (isTelling || at - start >= MIN_PLAIN_BYTES) this.keep(bytes.subarray(start, at), isTelling)
        this.open = NOTHING
        start = at + 1
        isTelling = false
      }
    }
    const rest = bytes.subarray(start)
    const room = Math.max(0, MAX_SEGMENT_BYTES - this.open.length)
    this.open = Buffer.concat([this.open, rest.subarray(0, room)])
  }

  end() {
    this.keep(
      NOTHING,
      this.open.some(byte => byte >= 0x80),
    )
    this.open = NOTHING
  }

  private keep(bytes: Uint8Array, isTelling: boolean) {
    if (this.isFull || (!isTelling && this.plain.length >= MAX_PLAIN_SEGMENTS)) return
    const segment = Buffer.concat([this.open, bytes.subarray(0, MAX_SEGMENT_BYTES - this.open.length)])
    const key = segment.toString('latin1')
    if (segment.length === 0 || this.seen.has(key)) return
    this.seen.add(key)
    if (isTelling) this.tellingBytes += segment.length
    ;(isTelling ? this.telling : this.plain).push(segment)
  }
}

/** No part of a longer character in any encoding but UTF-16 and UTF-32; GB18030 uses digits. */
function isSeparator(byte: number): boolean {
  return byte < 0x30 || (byte >= 0x3a && byte < 0x40)
}
