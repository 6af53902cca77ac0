import { createCipheriv } from 'node:crypto'
import { looksWestern } from '../western.ts'
import { Hmac } from './hmac.ts'
import { classify, classifyGuessed, firsts, radices } from './symbols.ts'

const DIGEST = 32
const BYTES_EACH = 2

/**
 * Replaces letters and digits of any script by ASCII ones of the same class, derived from the complete value under a
 * key. Equal values stay equal. Different values can collide, so the key does not reverse it.
 */
export class DerivedCharacters {
  private readonly hmac: Hmac
  private readonly isGuessed: boolean

  /**
   * @param key 32 bytes
   * @param isGuessed nothing beyond ASCII stays in place
   */
  constructor(key: Buffer, isGuessed: boolean) {
    this.hmac = new Hmac(key)
    this.isGuessed = isGuessed
  }

  of(bytes: Uint8Array, from: number, to: number): string {
    const digest = Buffer.from(this.hmac.digest(bytes, from, to, 'binary'), 'latin1')
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8')
    const chars = [...text]
    const isWestern = !this.isGuessed || looksWestern(text)
    const stream = chars.length * BYTES_EACH <= DIGEST ? digest : createStream(digest, chars.length * BYTES_EACH)
    const derived = chars.map((char, index) => {
      const kind = this.isGuessed ? classifyGuessed(char, chars[index - 1] ?? '', isWestern) : classify(char)
      const radix = radices[kind] as number
      // The modulo bias of 65,536 numbers is below 0.04 %.
      return radix === 1
        ? char
        : String.fromCharCode((firsts[kind] as number) + (stream.readUInt16BE(2 * index) % radix))
    })
    return derived.join('')
  }

  wipe() {
    this.hmac.wipe()
  }
}

function createStream(key: Buffer, length: number): Buffer {
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length))
}
