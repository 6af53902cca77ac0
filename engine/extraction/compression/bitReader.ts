import { NotInspectable } from '../notInspectable.ts'

/** Bits of bytes, the highest first. */
export class BitReader {
  private readonly bytes: Uint8Array
  private at: number
  private held = 0
  private count = 0

  /** @param bit first one of the byte at `at` */
  constructor(bytes: Uint8Array, at: number, bit = 0) {
    this.bytes = bytes
    this.at = at
    if (bit > 0) this.read(bit)
  }

  /** @param count up to 24 */
  read(count: number): number {
    const value = this.peek(count)
    this.skip(count)
    return value
  }

  /** Beyond the end, bits are 0. */
  peek(count: number): number {
    while (this.count < count) {
      this.held = ((this.held << 8) | (this.bytes[this.at] ?? 0)) & 0x7fffffff
      this.at += 1
      this.count += 8
    }
    return (this.held >>> (this.count - count)) & ((1 << count) - 1)
  }

  /** Skips bits that `peek` has seen. @throws NotInspectable `broken` beyond the end */
  skip(count: number) {
    this.count -= count
    if (this.at - (this.count >> 3) > this.bytes.length) throw new NotInspectable('broken', 'A stream ends early.')
  }

  /** Where the next bit is. */
  get byte(): number {
    return this.at - Math.ceil(this.count / 8)
  }

  get bit(): number {
    return (8 - (this.count & 7)) & 7
  }

  get nextByte(): number {
    return this.at - (this.count >> 3)
  }
}
