import { type FileHandle, open } from 'node:fs/promises'
import {
  type Content,
  DamagedContent,
  openSegment,
  SEGMENT_BYTES,
  STORED_SEGMENT_BYTES,
  storedSize,
} from './segments.ts'

/** The first and the last byte, both inclusive. */
export type ByteRange = { start: number; end: number }

/** Opens a stored content; throws DamagedContent when it is missing or of another length. */
export async function openContent(path: string, content: Content): Promise<FileHandle> {
  const file = await open(path, 'r').catch(error => {
    throw new DamagedContent(content.id, error)
  })
  const { size } = await file.stat()
  if (size === storedSize(content.size)) return file
  await file.close()
  throw new DamagedContent(content.id)
}

/** The plaintext of a range, each segment proven before a byte of it is given out. */
export async function* readContent(
  file: FileHandle,
  content: Content,
  { start, end }: ByteRange = { start: 0, end: content.size - 1 },
): AsyncGenerator<Buffer, void, undefined> {
  const buffer = Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES)
  const last = Math.max(0, Math.floor(end / SEGMENT_BYTES))
  for (let index = Math.floor(start / SEGMENT_BYTES); index <= last; index++) {
    const plain = openSegment(content, index, await readStored(file, content, index, buffer))
    const base = index * SEGMENT_BYTES
    yield plain.subarray(Math.max(0, start - base), Math.max(0, end - base + 1))
  }
}

async function readStored(file: FileHandle, content: Content, index: number, buffer: Buffer): Promise<Buffer> {
  const position = index * STORED_SEGMENT_BYTES
  const length = Math.min(STORED_SEGMENT_BYTES, storedSize(content.size) - position)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file
      .read(buffer, filled, length - filled, position + filled)
      .catch(error => Promise.reject(new DamagedContent(content.id, error)))
    if (bytesRead === 0) throw new DamagedContent(content.id)
    filled += bytesRead
  }
  return buffer.subarray(0, length)
}
