import { CHUNK, type Chunk, ofSize, toChunks } from './chunks.ts'
import { deflated, storedBlocks } from './deflated.ts'
import type { Entry } from './entry.ts'
import { prefetch } from './prefetch.ts'
import { sealedAtMost } from './sealedSize.ts'
import { SEAL_BYTES, SealingStream } from './sealingStream.ts'
import { ELSEWHERE } from './zipFields.ts'
import { DEFLATED, type EntryRecord, STORED } from './zipRecords.ts'

/** Chunks that are being deflated, or are so and wait: one for each of two cores, one on its way out. */
const CHUNKS_AHEAD = 3

/** An entry that is ready to be written. */
export type SealedEntry = {
  /** Without the packed size, if it is streamed. */
  record: EntryRecord
  stream: SealingStream
  /** The data before encryption, packed. */
  packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/**
 * Derives an entry's keys and decides how it is packed. What fits into one chunk is read and packed right away, so that
 * its headers can tell its sizes; so can those of what is only stored. The rest is read when it is asked for.
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
  const [stream, whole] = await Promise.all([SealingStream.begin(password), isSmall ? readWhole(entry) : undefined])
  const smaller = whole && level !== 'store' ? await deflated(whole, level) : undefined

  const isStreamed = !isSmall && level !== 'store'
  const record: EntryRecord = {
    name: Buffer.from(name),
    modifiedAt,
    method: isStreamed || smaller ? DEFLATED : STORED,
    size,
    packedSize: isStreamed ? 0 : (smaller?.length ?? size) + SEAL_BYTES,
    isStreamed,
    isZip64: sealedAtMost(size) >= ELSEWHERE,
  }
  if (isSmall) return { record, stream, packed: smaller ? [smaller] : whole ? [whole.data] : [] }
  return { record, stream, packed: level === 'store' ? pieces(entry) : deflatedChunks(entry, level) }
}

/** What is read to the end, if only to see that it is the end. */
async function readWhole(entry: Entry): Promise<Chunk | undefined> {
  let whole: Chunk | undefined
  for await (const chunk of toChunks(entry.open(), entry.size)) whole = chunk
  return whole
}

/** Opens the entry when its first piece is asked for, and not before: only then will somebody close it. */
async function* pieces(entry: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  yield* ofSize(entry.open(), entry.size)
}

async function* deflatedChunks(entry: Entry, level: 1 | 6): AsyncGenerator<Uint8Array, void, undefined> {
  const pack = async (chunk: Chunk) => {
    const smaller = await deflated(chunk, level)
    return smaller ? [smaller] : storedBlocks(chunk)
  }
  for await (const pieces of prefetch(toChunks(entry.open(), entry.size), pack, CHUNKS_AHEAD)) yield* pieces
}
