import type { AesBlocks } from './aesBlocks.ts'

export const AES_BLOCK = 16
export const ROUNDS = 10

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

export class Prefixes {
  private readonly cache = new Map<number, Buffer>()
  private readonly aes: AesBlocks

  constructor(aes: AesBlocks) {
    this.aes = aes
  }

  of(radix: number, n: number): Buffer {
    const key = radix * 65_536 + n
    let block = this.cache.get(key)
    if (block === undefined) {
      block = this.aes.encrypt(getPrefix({ radix, n, tweakLength: 0 }))
      this.cache.set(key, block)
    }
    return block
  }

  wipe() {
    for (const block of this.cache.values()) block.fill(0)
  }
}

/** b of step 3: bytes that hold any number below the modulus. */
export function toBytes(modulus: number): number {
  let bytes = 0
  for (let rest = modulus - 1; rest >= 1; rest /= 256) bytes += 1
  return bytes
}
