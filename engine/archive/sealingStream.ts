import { type Cipheriv, createCipheriv, createHmac, type Hmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { give } from '../freeBuffer.ts'
import { xor } from './xor.ts'

const derive = promisify(pbkdf2)

/** WinZip's AES encryption, https://www.winzip.com/en/support/aes-encryption/, strength 3 (AES-256), in bytes. */
const SALT = 16
const KEY = 32
const VERIFIER = 2
const CODE = 10
const ROUNDS = 1000

/** Overhead per entry: salt and password verifier before the data, authentication code after it. */
export const SEAL_BYTES = SALT + VERIFIER + CODE

/** In bytes. 1 MiB exceeds the processor's caches and is slower. */
const BLOCK = 64 * 1024

const counterWords = new Uint32Array(BLOCK / 4)
const counterBlocks = Buffer.from(counterWords.buffer)

/**
 * Encrypts one entry and authenticates the ciphertext (first 10 bytes of HMAC-SHA1). Node's CTR mode counts big-endian,
 * WinZip little-endian from 1: so counter blocks are encrypted in ECB mode and XORed here.
 */
export class SealingStream {
  readonly opening: Buffer
  private readonly cipher: Cipheriv
  private readonly hmac: Hmac
  private counter = 1
  private block: Buffer | undefined
  private filled = 0

  /** Takes about a millisecond on the thread pool. */
  static async begin(password: string): Promise<SealingStream> {
    const salt = randomBytes(SALT)
    return new SealingStream(salt, await derive(password, salt, ROUNDS, 2 * KEY + VERIFIER, 'sha1'))
  }

  private constructor(salt: Buffer, keys: Buffer) {
    this.cipher = createCipheriv('aes-256-ecb', keys.subarray(0, KEY), null).setAutoPadding(false)
    this.hmac = createHmac('sha1', keys.subarray(KEY, 2 * KEY))
    this.opening = Buffer.concat([salt, keys.subarray(2 * KEY)])
  }

  /** Yields full blocks. `data` may be overwritten afterwards. */
  *push(data: Uint8Array): Generator<Buffer, void, undefined> {
    for (let at = 0; at < data.length; ) {
      this.block ??= this.keyStream()
      const piece = data.subarray(at, at + BLOCK - this.filled)
      xor(this.block, this.filled, piece)
      at += piece.length
      this.filled += piece.length
      if (this.filled === BLOCK) yield this.ciphertext()
    }
  }

  end(): Buffer {
    const rest = this.ciphertext()
    return Buffer.concat([rest, this.hmac.digest().subarray(0, CODE)])
  }

  private ciphertext(): Buffer {
    const ciphertext = this.block?.subarray(0, this.filled) ?? Buffer.alloc(0)
    this.hmac.update(ciphertext)
    this.block = undefined
    this.filled = 0
    return ciphertext
  }

  /** Requires little-endian typed arrays. Of Node's platforms only s390x differs. */
  private keyStream(): Buffer {
    for (let index = 0; index < counterWords.length; index += 4) {
      counterWords[index] = this.counter
      counterWords[index + 1] = this.counter / 2 ** 32
      this.counter += 1
    }
    return give(this.cipher.update(counterBlocks))
  }
}
