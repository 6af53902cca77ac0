import type { AesBlocks } from './aesBlocks.ts'

export const AES_BLOCK = 16
export const ROUNDS = 10
const WORDS = AES_BLOCK / 4

/** Block P of FF1 (NIST SP 800-38G, algorithm 7, step 5). */
export function getPrefix({ radix, n, tweakLength }: { radix: number; n: number; tweakLength: number }): Buffer {
  const block = Buffer.alloc(AES_BLOCK)
  block.writeUIntBE(0x010201, 0, 3)
  block.writeUIntBE(radix, 3, 3)
  block[6] = ROUNDS
  block[7] = Math.floor(n / 2) % 256
  block.writeUInt32BE(n, 8)
  block.writeUInt32BE(tweakLength, 12)
  return block
}

/** The encrypted block P, as four big-endian words. */
export class Prefixes {
  private readonly cache = new Map<number, Int32Array>()
  /** Of the last key: the values of a column mostly have one length. */
  private lastKey = -1
  private last: Int32Array = new Int32Array(WORDS)
  private readonly aes: AesBlocks

  constructor(aes: AesBlocks) {
    this.aes = aes
  }

  of(radix: number, n: number): Int32Array {
    const key = radix * 65_536 + n
    if (key === this.lastKey) return this.last
    let words = this.cache.get(key)
    if (words === undefined) {
      const block = this.aes.encrypt(getPrefix({ radix, n, tweakLength: 0 }))
      words = Int32Array.from({ length: WORDS }, (_, word) => block.readInt32BE(4 * word))
      block.fill(0)
      this.cache.set(key, words)
    }
    this.lastKey = key
    this.last = words
    return words
  }

  wipe() {
    for (const words of this.cache.values()) words.fill(0)
  }
}

/** b of step 3: bytes that hold any number below the modulus. */
export function toBytes(modulus: number): number {
  let bytes = 0
  for (let rest = modulus - 1; rest >= 1; rest /= 256) bytes += 1
  return bytes
}
