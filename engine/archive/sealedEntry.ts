import { release, releaseGiven } from '../freeBuffer.ts'
import { assertSize, CHUNK, type Chunk, toChunks } from './chunks.ts'
import { byteCount, deflated, toStoredBlocks } from './deflated.ts'
import type { Entry } from './entry.ts'
import { prefetch } from './prefetch.ts'
import { computeMaxSealedSize } from './sealedSize.ts'
import { SEAL_BYTES, SealingStream } from './sealingStream.ts'
import { IN_ZIP64 } from './zipFields.ts'
import { DEFLATED, type EntryRecord, STORED } from './zipRecords.ts'

/** One for each of two cores, one being written. */
const CHUNKS_AHEAD = 3

export type SealedEntry = {
  record: EntryRecord
  stream: SealingStream
  packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/**
 * Reads and packs an entry of one chunk immediately, so that its headers contain the sizes. Reads other entries on
 * demand.
 * @throws Unsealable
 */
export async function sealedEntry(
  entry: Entry,
  name: string,
  password: string,
  level: 'store' | 1 | 6,
): Promise<SealedEntry> {
  const { size, modifiedAt } = entry
  const isSmall = size <= CHUNK
  const [stream, onlyChunk] = await Promise.all([
    SealingStream.begin(password),
    isSmall ? readOnlyChunk(entry) : undefined,
  ])
  const smaller = onlyChunk && level !== 'store' ? await deflated(onlyChunk, level) : undefined

  const isStreamed = !isSmall && level !== 'store'
  const record: EntryRecord = {
    name: Buffer.from(name),
    modifiedAt,
    method: isStreamed || smaller ? DEFLATED : STORED,
    size,
    packedSize: isStreamed ? 0 : (smaller ? byteCount(smaller) : size) + SEAL_BYTES,
    isStreamed,
    isZip64: computeMaxSealedSize(size) >= IN_ZIP64,
  }
  if (isSmall) return { record, stream, packed: smaller ?? (onlyChunk ? [onlyChunk.data] : []) }
  return { record, stream, packed: level === 'store' ? pieces(entry) : deflatedChunks(entry, level) }
}

/** Reads past the chunk to check the size. */
async function readOnlyChunk(entry: Entry): Promise<Chunk | undefined> {
  let onlyChunk: Chunk | undefined
  for await (const chunk of toChunks(entry.open(), entry.size)) onlyChunk = chunk
  return onlyChunk
}

/** Opens the entry with the first piece, because only then will the consumer close it. */
async function* pieces(entry: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  yield* assertSize(entry.open(), entry.size)
}

async function* deflatedChunks(entry: Entry, level: 1 | 6): AsyncGenerator<Uint8Array, void, undefined> {
  const pack = async (chunk: Chunk) => ({ chunk, smaller: await deflated(chunk, level) })
  for await (const { chunk, smaller } of prefetch(toChunks(entry.open(), entry.size), pack, CHUNKS_AHEAD)) {
    yield* smaller ?? toStoredBlocks(chunk)
    smaller?.forEach(releaseGiven)
    release(chunk.data)
  }
}
