import { type FileHandle, open } from 'node:fs/promises'
import { give } from '../../engine/freeBuffer.ts'
import {
  type Content,
  DamagedContent,
  isShortage,
  openSegment,
  SEGMENT_BYTES,
  STORED_SEGMENT_BYTES,
  storedSize,
} from './segments.ts'
import { partContent, type StoredPart } from './storedParts.ts'

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number }
/** `parts` is empty for a content in one file. */
export type StoredContent = Content & { parts: readonly StoredPart[] }
/** Call `bytes` at most once, and `close` always. */
export type OpenContent = { bytes(): AsyncGenerator<Buffer, void, undefined>; close(): Promise<void> }

/** @throws DamagedContent when a file is missing or has the wrong length */
export async function openContent(
  toPath: (id: string) => string,
  content: StoredContent,
  range: ByteRange = { start: 0, end: content.size - 1 },
): Promise<OpenContent> {
  const pieces = splitInPieces(content, range)
  let next = pieces.next().value
  let file = next && (await openPiece(toPath, next.content))

  async function* bytes() {
    while (next && file) {
      yield* readPiece(file, next)
      await close()
      next = pieces.next().value
      file = next && (await openPiece(toPath, next.content))
    }
  }

  async function close() {
    const opened = file
    file = undefined
    await opened?.close()
  }

  return { bytes, close }
}

type Piece = { content: Content; range: ByteRange }

/** An empty content still has one file, which proves it empty. */
function* splitInPieces(content: StoredContent, { start, end }: ByteRange): Generator<Piece, undefined, undefined> {
  if (content.parts.length === 0) {
    yield { content, range: { start, end } }
    return
  }
  let at = 0
  for (const part of content.parts) {
    const range = { start: Math.max(0, start - at), end: Math.min(part.size - 1, end - at) }
    const isTouched = range.start <= range.end || (content.size === 0 && at === 0)
    if (isTouched) yield { content: partContent(content.key, part), range }
    at += part.size
  }
}

async function openPiece(toPath: (id: string) => string, content: Content): Promise<FileHandle> {
  const file = await open(toPath(content.id), 'r').catch(error => {
    throw isShortage(error) ? error : new DamagedContent(content.id, error)
  })
  const { size } = await file.stat()
  if (size === storedSize(content.size)) return file
  await file.close()
  throw new DamagedContent(content.id)
}

/** Authenticates each segment before it yields a byte of it. */
async function* readPiece(file: FileHandle, { content, range: { start, end } }: Piece) {
  const buffer = Buffer.allocUnsafeSlow(STORED_SEGMENT_BYTES)
  const last = Math.max(0, Math.floor(end / SEGMENT_BYTES))
  for (let index = Math.floor(start / SEGMENT_BYTES); index <= last; index++) {
    const plain = openSegment(content, index, await readStored(file, content, index, buffer))
    const base = index * SEGMENT_BYTES
    yield give(plain.subarray(Math.max(0, start - base), Math.max(0, end - base + 1)))
  }
}

async function readStored(file: FileHandle, content: Content, index: number, buffer: Buffer): Promise<Buffer> {
  const position = index * STORED_SEGMENT_BYTES
  const length = Math.min(STORED_SEGMENT_BYTES, storedSize(content.size) - position)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file
      .read(buffer, filled, length - filled, position + filled)
      .catch(error => Promise.reject(isShortage(error) ? error : new DamagedContent(content.id, error)))
    if (bytesRead === 0) throw new DamagedContent(content.id)
    filled += bytesRead
  }
  return buffer.subarray(0, length)
}
