import crypto, { type CipherGCM, type CipherGCMTypes, type DecipherGCM } from 'node:crypto'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'
import { release } from '../../engine/freeBuffer.ts'

// For --import, so that contents larger than the disk can pass through the host, whose code stays the same. Contents are
// stored unencrypted, with their real authentication, and blocks of zeros become holes of the file.

const BLOCK_BYTES = 4096
const zeros = Buffer.alloc(BLOCK_BYTES)
const { createCipheriv } = crypto
const { open } = promises

type Key = Parameters<typeof createCipheriv>[1]
type Iv = Parameters<typeof createCipheriv>[2]

/** Computes the real tag; returns the bytes as they are. */
function passThrough(algorithm: CipherGCMTypes, key: Key, iv: Iv, options?: { authTagLength?: number }) {
  const cipher = createCipheriv(algorithm, key, iv as Buffer, options) as CipherGCM
  const update = cipher.update.bind(cipher)
  return Object.assign(cipher, {
    update(plain: Buffer): Buffer {
      release(update(plain))
      const same = Buffer.allocUnsafeSlow(plain.length)
      same.set(plain)
      return same
    },
  })
}

/** Compares the tag with that of the real encryption. */
function openThrough(algorithm: CipherGCMTypes, key: Key, iv: Iv, options?: { authTagLength?: number }) {
  const cipher = passThrough(algorithm, key, iv, options)
  const final = cipher.final.bind(cipher)
  let expected = Buffer.alloc(0)
  return Object.assign(cipher, {
    setAuthTag(tag: Buffer) {
      expected = Buffer.from(tag)
      return cipher
    },
    final(): Buffer {
      final()
      if (!crypto.timingSafeEqual(cipher.getAuthTag(), expected))
        throw new Error('Unsupported state or unable to authenticate data')
      return Buffer.alloc(0)
    },
  })
}

/** Nonces of other secrets are random (`segments.ts`). */
function isOfContent(algorithm: string, iv: Iv): algorithm is CipherGCMTypes {
  return algorithm === 'aes-256-gcm' && zeros.compare(iv as Buffer, 0, 5, 0, 5) === 0
}

const { createDecipheriv } = crypto
Object.assign(crypto, {
  createCipheriv: (algorithm: string, key: Key, iv: Iv, options?: object) =>
    isOfContent(algorithm, iv) ? passThrough(algorithm, key, iv, options) : createCipheriv(algorithm, key, iv, options),
  createDecipheriv: (algorithm: string, key: Key, iv: Iv, options?: object): DecipherGCM | crypto.Decipheriv =>
    isOfContent(algorithm, iv)
      ? (openThrough(algorithm, key, iv, options) as unknown as DecipherGCM)
      : createDecipheriv(algorithm, key, iv, options),
})

/** Writes from the beginning, and leaves out blocks of zeros. */
function writeSparsely(file: FileHandle): FileHandle {
  const truncate = file.truncate.bind(file)
  let at = 0
  return Object.assign(file, {
    async writeFile(piece: Buffer) {
      let from = -1
      for (let offset = 0; offset < piece.length; ) {
        const end = Math.min(piece.length, offset + BLOCK_BYTES - ((at + offset) % BLOCK_BYTES))
        const isZero = zeros.compare(piece, offset, end, 0, end - offset) === 0
        if (!isZero && from < 0) from = offset
        if (isZero && from >= 0) {
          await file.write(piece, from, offset - from, at + from)
          from = -1
        }
        offset = end
      }
      if (from >= 0) await file.write(piece, from, piece.length - from, at + from)
      at += piece.length
    },
    async sync() {
      await truncate(at)
    },
  })
}

Object.assign(promises, {
  async open(path: string, flags: string, mode?: number) {
    const file = await open(path, flags, mode)
    return flags === 'wx' && path.includes(`${sep}blobs${sep}tmp${sep}`) ? writeSparsely(file) : file
  },
})
syncBuiltinESMExports()
