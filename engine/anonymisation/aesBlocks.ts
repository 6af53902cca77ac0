import { type Cipheriv, createCipheriv } from 'node:crypto'

/** AES over many blocks of 16 bytes in one call: what FF1's rounds are made of. */
export class AesBlocks {
  private readonly cipher: Cipheriv

  /** @param key of 16, 24 or 32 bytes */
  constructor(key: Uint8Array) {
    this.cipher = createCipheriv(`aes-${8 * key.length}-ecb`, key, null).setAutoPadding(false)
  }

  encrypt(blocks: Uint8Array): Buffer {
    return this.cipher.update(blocks)
  }
}
