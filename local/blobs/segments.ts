import { createCipheriv, createDecipheriv } from 'node:crypto'
import { release } from './release.ts'

/**
 * Bytes of plaintext in a segment. Setting up GCM costs as much as encrypting 100 KiB: in segments of 64 KiB sealing took
 * half as much CPU again, while larger ones than this gain little and delay the first byte of a range.
 */
export const SEGMENT_BYTES = 256 * 1024
const TAG_BYTES = 16
export const STORED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES

/** One encrypted content: `size` is that of the plaintext. A key serves one content only. */
export type Content = { id: string; key: Buffer; size: number }

/** What is stored is not what was written. It is never served. */
export class DamagedContent extends Error {
  override name = 'DamagedContent'
  readonly id: string

  constructor(id: string, cause?: unknown) {
    super(`The stored content ${id} is damaged.`, { cause })
    this.id = id
  }
}

/** Whether the system lacks something just now, which says nothing about what is stored. */
export function isShortage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EMFILE', 'ENFILE', 'ENOMEM'].includes(String(error.code))
}

/** An empty content has one segment too, so that its tag proves that nothing was cut off. */
function segmentCount(size: number): number {
  return Math.max(1, Math.ceil(size / SEGMENT_BYTES))
}

export function storedSize(size: number): number {
  return size + segmentCount(size) * TAG_BYTES
}

/**
 * The nonce of the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, 2015): the counter shows reordering, the
 * last flag shows truncation. The key is used for one content alone, so that no random prefix is needed.
 */
function nonce(index: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(index, 5, 6)
  bytes.writeUInt8(isLast ? 1 : 0, 11)
  return bytes
}

const isLast = ({ size }: Content, index: number) => index === segmentCount(size) - 1

function createCipher({ id, key }: Omit<Content, 'size'>, index: number, isLast: boolean) {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(index, isLast), { authTagLength: TAG_BYTES })
  return cipher.setAAD(Buffer.from(id))
}

/**
 * Encrypts exactly `content.size` bytes, given in chunks of any length, into stored segments. Two buffers take turns, so
 * that memory stays the same: a segment must be written before the one after the next is asked for.
 */
export function segmentSealer(content: Content): { push(chunk: Buffer): Generator<Buffer>; end(): Buffer } {
  const buffers = [Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES), Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES)] as const
  let index = 0
  let filled = 0
  let cipher = createCipher(content, index, isLast(content, index))
  const buffer = () => buffers[index % 2 === 0 ? 0 : 1]

  function close(): Buffer {
    cipher.final()
    cipher.getAuthTag().copy(buffer(), filled)
    return buffer().subarray(0, filled + TAG_BYTES)
  }

  function* push(chunk: Buffer) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === SEGMENT_BYTES) {
        yield close()
        index += 1
        cipher = createCipher(content, index, isLast(content, index))
        filled = 0
      }
      const part = chunk.subarray(at, at + SEGMENT_BYTES - filled)
      const sealed = cipher.update(part)
      sealed.copy(buffer(), filled)
      release(sealed)
      filled += part.length
      at += part.length
    }
  }

  return { push, end: close }
}

/** Encrypts bytes whose number is known at their end alone: a whole segment waits until it is known to be the last. */
export async function* sealedSegments(
  content: Omit<Content, 'size'>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  const waiting = Buffer.allocUnsafeSlow(SEGMENT_BYTES)
  let filled = 0
  let index = 0
  const sealed = (isLast: boolean) => {
    const cipher = createCipher(content, index, isLast)
    index += 1
    const body = cipher.update(waiting.subarray(0, filled))
    cipher.final()
    filled = 0
    return Buffer.concat([body, cipher.getAuthTag()])
  }
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === SEGMENT_BYTES) yield sealed(false)
      const part = chunk.subarray(at, at + SEGMENT_BYTES - filled)
      waiting.set(part, filled)
      filled += part.length
      at += part.length
    }
  }
  yield sealed(true)
}

/** Decrypts one stored segment whole; throws DamagedContent unless it is the very one that was written there. */
export function openSegment(content: Content, index: number, stored: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', content.key, nonce(index, isLast(content, index)), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(content.id)).setAuthTag(stored.subarray(-TAG_BYTES))
  const plain = decipher.update(stored.subarray(0, -TAG_BYTES))
  try {
    decipher.final()
    return plain
  } catch (error) {
    throw new DamagedContent(content.id, error)
  }
}
