import { createCipheriv, createDecipheriv } from 'node:crypto'
import { release } from '../../engine/freeBuffer.ts'

/**
 * Plaintext bytes per segment. GCM setup costs as much as encrypting 100 KiB: segments of 64 KiB took half as much CPU
 * again; larger ones gain little and delay the first byte of a range.
 */
export const SEGMENT_BYTES = 256 * 1024
const TAG_BYTES = 16
export const STORED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES

/** `size` is the plaintext size. A key encrypts one content only. */
export type Content = { id: string; key: Buffer; size: number }

export class DamagedContent extends Error {
  override name = 'DamagedContent'
  readonly id: string

  constructor(id: string, cause?: unknown) {
    super(`The stored content ${id} is damaged.`, { cause })
    this.id = id
  }
}

/** Whether the system lacks a resource at the moment, which says nothing about the stored content. */
export function isShortage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EMFILE', 'ENFILE', 'ENOMEM'].includes(String(error.code))
}

/** An empty content also has one segment, whose tag proves that nothing was cut off. */
function segmentCount(size: number): number {
  return Math.max(1, Math.ceil(size / SEGMENT_BYTES))
}

export function storedSize(size: number): number {
  return size + segmentCount(size) * TAG_BYTES
}

/**
 * The nonce of the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, 2015): the counter reveals reordering,
 * the last flag reveals truncation. Each key encrypts one content, so no random prefix is needed.
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
 * @param content exactly `content.size` bytes follow, in chunks of any length. Two buffers alternate: write a segment
 * before requesting the second one after it.
 */
export function segmentEncryptor(content: Content): { push(chunk: Buffer): Generator<Buffer>; end(): Buffer } {
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
      const encrypted = cipher.update(part)
      encrypted.copy(buffer(), filled)
      release(encrypted)
      filled += part.length
      at += part.length
    }
  }

  return { push, end: close }
}

/** Holds back each full segment until it knows whether it is the last. Buffers alternate, as those of `segmentEncryptor`. */
export async function* encryptSegments(
  content: Omit<Content, 'size'>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  const waiting = Buffer.allocUnsafeSlow(SEGMENT_BYTES)
  const buffers = [Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES), Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES)] as const
  let filled = 0
  let index = 0
  const encryptSegment = (isLast: boolean) => {
    const cipher = createCipher(content, index, isLast)
    const stored = buffers[index % 2 === 0 ? 0 : 1].subarray(0, filled + TAG_BYTES)
    const body = cipher.update(waiting.subarray(0, filled))
    cipher.final()
    body.copy(stored)
    release(body)
    cipher.getAuthTag().copy(stored, filled)
    index += 1
    filled = 0
    return stored
  }
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === SEGMENT_BYTES) yield encryptSegment(false)
      const part = chunk.subarray(at, at + SEGMENT_BYTES - filled)
      waiting.set(part, filled)
      filled += part.length
      at += part.length
    }
  }
  yield encryptSegment(true)
}

/** @throws DamagedContent unless the segment was written at this place */
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
