import { type Cipheriv, createCipheriv } from 'node:crypto'

/** AES-ECB over many 16-byte blocks in one call. */
export class AesBlocks {
  private readonly cipher: Cipheriv

  /** @param key 16, 24 or 32 bytes */
  constructor(key: Uint8Array) {
    this.cipher = createCipheriv(`aes-${8 * key.length}-ecb`, key, null).setAutoPadding(false)
  }

  encrypt(blocks: Uint8Array): Buffer {
    return this.cipher.update(blocks)
  }
}
