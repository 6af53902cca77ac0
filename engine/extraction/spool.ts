import { createCipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '../source.ts'
import { EnvironmentFailure } from './environmentFailure.ts'
import { NotInspectable } from './notInspectable.ts'
import { memorySource } from './sources.ts'

const MIB = 1024 * 1024
/** Beyond it a file takes over: three levels of nesting hold one of these each. */
const IN_MEMORY_BYTES = 32 * MIB
const PIECE_BYTES = MIB
const AES_BLOCK_BYTES = 16

/** What was set aside, until it is released. */
export type SpooledBytes = { source: Source; release(): Promise<void> }

/**
 * Sets bytes aside so that they can be read from anywhere: in memory up to 32 MiB, beyond that in a file that is
 * encrypted under a key that only this process ever knows, and that has no name any more.
 * @param directory where the file is made; without one, what is too large for memory is refused
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
        if (directory === undefined) throw new NotInspectable('tooLarge', 'nowhere to set it aside')
        return await inFile(pieces, iterator, directory)
      }
    }
  } finally {
    await iterator.return?.()
  }
  return { source: memorySource(Buffer.concat(pieces, size)), release: async () => undefined }
}

async function inFile(begun: Uint8Array[], rest: AsyncIterator<Uint8Array>, directory: string): Promise<SpooledBytes> {
  const key = randomBytes(32)
  const file = await environment(openNameless(directory))
  try {
    const cipher = createCipheriv('aes-256-ctr', key, counterAt(0))
    let size = 0
    const append = async (bytes: Uint8Array) => {
      const sealed = cipher.update(bytes)
      await environment(file.write(sealed, 0, sealed.length, size))
      size += sealed.length
    }
    for (const piece of begun) await append(piece)
    begun.length = 0
    for (let next = await rest.next(); !next.done; next = await rest.next()) await append(next.value)
    return { source: sealedSource(file, size, key), release: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openNameless(directory: string): Promise<FileHandle> {
  const path = join(directory, `aside-${randomBytes(16).toString('hex')}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

function sealedSource(file: FileHandle, size: number, key: Buffer): Source {
  return {
    size,
    async *read(start, end) {
      if (start >= end) return
      const skipped = start % AES_BLOCK_BYTES
      const decipher = createCipheriv('aes-256-ctr', key, counterAt((start - skipped) / AES_BLOCK_BYTES))
      decipher.update(Buffer.alloc(skipped))
      for (let position = start; position < end; ) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - position))
        const { bytesRead } = await environment(file.read(piece, 0, piece.length, position))
        if (bytesRead === 0) throw new EnvironmentFailure(new Error('What was set aside came back short.'))
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

async function environment<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new EnvironmentFailure(error)
  }
}
