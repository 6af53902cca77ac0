import { createCipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '../source.ts'
import { EnvironmentFailure } from './environmentFailure.ts'
import { NotInspectable } from './notInspectable.ts'
import { memorySource } from './sources.ts'

const MIB = 1024 * 1024
/** Three nesting levels can hold one each. */
const IN_MEMORY_BYTES = 32 * MIB
const PIECE_BYTES = MIB
const AES_BLOCK_BYTES = 16

export type SpooledBytes = { source: Source; release(): Promise<void> }

/**
 * Spools bytes for random access: in memory up to 32 MiB, then in an unlinked file, encrypted with a key that stays in
 * this process.
 * @param directory without one, larger content is refused
 * @throws NotInspectable `tooLarge` without a directory
 * @throws EnvironmentFailure when the disk fails
 */
export async function spoolBytes(
  bytes: AsyncIterable<Uint8Array>,
  directory: string | undefined,
): Promise<SpooledBytes> {
  const pieces: Uint8Array[] = []
  let size = 0
  const iterator = bytes[Symbol.asyncIterator]()
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      pieces.push(next.value)
      size += next.value.length
      if (size > IN_MEMORY_BYTES) {
        if (directory === undefined) throw new NotInspectable('tooLarge', 'No spool directory is configured.')
        return await spoolToFile(pieces, iterator, directory)
      }
    }
  } finally {
    await iterator.return?.()
  }
  return { source: memorySource(Buffer.concat(pieces, size)), release: async () => undefined }
}

async function spoolToFile(
  buffered: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
  directory: string,
): Promise<SpooledBytes> {
  const key = randomBytes(32)
  const file = await withEnvironmentFailure(openUnlinked(directory))
  try {
    const cipher = createCipheriv('aes-256-ctr', key, counterAt(0))
    let size = 0
    const append = async (bytes: Uint8Array) => {
      const encrypted = cipher.update(bytes)
      await withEnvironmentFailure(file.write(encrypted, 0, encrypted.length, size))
      size += encrypted.length
    }
    for (const piece of buffered) await append(piece)
    buffered.length = 0
    for (let next = await rest.next(); !next.done; next = await rest.next()) await append(next.value)
    return { source: createEncryptedSource(file, size, key), release: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openUnlinked(directory: string): Promise<FileHandle> {
  const path = join(directory, `aside-${randomBytes(16).toString('hex')}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

function createEncryptedSource(file: FileHandle, size: number, key: Buffer): Source {
  return {
    size,
    async *read(start, end) {
      if (start >= end) return
      const skipped = start % AES_BLOCK_BYTES
      const decipher = createCipheriv('aes-256-ctr', key, counterAt((start - skipped) / AES_BLOCK_BYTES))
      decipher.update(Buffer.alloc(skipped))
      for (let position = start; position < end; ) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - position))
        const { bytesRead } = await withEnvironmentFailure(file.read(piece, 0, piece.length, position))
        if (bytesRead === 0) throw new EnvironmentFailure(new Error('A spooled file ended early.'))
        position += bytesRead
        yield decipher.update(piece.subarray(0, bytesRead))
      }
    },
  }
}

function counterAt(block: number): Buffer {
  const counter = Buffer.alloc(AES_BLOCK_BYTES)
  counter.writeBigUInt64BE(BigInt(block), 8)
  return counter
}

async function withEnvironmentFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new EnvironmentFailure(error)
  }
}
