import { hash } from 'node:crypto'

const BLOCK = 64
const DIGEST = 32

/** HMAC-SHA-256 (RFC 2104) with precomputed padded keys, in half the time of `createHmac`. */
export class Hmac {
  private inner: Buffer = Buffer.alloc(BLOCK + 256)
  private readonly outer = Buffer.alloc(BLOCK + DIGEST)

  /** @param key at most 64 bytes */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK) throw new RangeError('The key is longer than a block.')
    for (let index = 0; index < BLOCK; index += 1) {
      this.inner[index] = (key[index] ?? 0) ^ 0x36
      this.outer[index] = (key[index] ?? 0) ^ 0x5c
    }
  }

  /** @returns the digest as lower-case hexadecimal or as 32 Latin-1 characters */
  digest(bytes: Uint8Array, from: number, to: number, encoding: 'hex' | 'binary'): string {
    const length = BLOCK + to - from
    if (length > this.inner.length) this.enlarge(length)
    this.inner.set(bytes.subarray(from, to), BLOCK)
    this.outer.write(hash('sha256', this.inner.subarray(0, length), 'binary'), BLOCK, 'latin1')
    return hash('sha256', this.outer, encoding)
  }

  wipe() {
    this.inner.fill(0)
    this.outer.fill(0)
  }

  private enlarge(length: number) {
    const larger = Buffer.alloc(2 * length)
    larger.set(this.inner.subarray(0, BLOCK))
    this.inner.fill(0)
    this.inner = larger
  }
}
