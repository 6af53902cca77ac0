import type { Entry } from './entry.ts'
import { prefetch } from './prefetch.ts'
import { sealedEntry } from './sealedEntry.ts'
import { SettledNames } from './settledNames.ts'
import { Unsealable } from './unsealable.ts'
import { zipDirectory } from './zipDirectory.ts'
import { centralHeader, dataDescriptor, type EntryRecord, localHeader } from './zipRecords.ts'

/** Entries whose keys are derived and whose data, if small, is packed, before their turn comes. */
const ENTRIES_AHEAD = 3
/**
 * What `auto` is. 5 GiB must be sealed within the 15 minutes of one Lambda function with one vCPU, whatever is in them.
 * The worst that was found deflates at 54 MiB/s at level 1; at level 6 text comes to 23 and genomes to 5 MiB/s, which
 * is too slow. What level 6 gains is 3 to 9 % of size.
 */
const AUTO = 1
/** Readers agree on the bytes of printable ASCII alone. */
const PASSWORD = /^[\x20-\x7e]+$/

/**
 * A ZIP archive under WinZip's AES-256 encryption (AE-2), as it is made: flat in memory, whatever the size. Nothing is
 * read or made that is not asked for, but for a few MiB ahead. When the consumer stops, what is open gets closed.
 *
 * @param entries in the order of the archive. The next ones are asked for while one is being written. Names that would
 *   unpack over each other are settled: `a (2).txt`
 * @param password printable ASCII, see `newZipPassword`
 * @param options.level `store`, or deflate at 1 or 6; `auto` is 1, see AUTO. What would not shrink is stored, chunk by
 *   chunk, at the cost of a look at 12 KiB in each MiB
 * @returns the archive in pieces of at most some 64 KiB
 * @throws Unsealable when an entry has an unsafe name, no time, or not as many bytes as it says: what came is worthless
 * @see https://pkwaredownloads.blob.core.windows.net/pem/APPNOTE.txt and https://www.winzip.com/en/support/aes-encryption/
 */
export async function* sealedZip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  password: string,
  { level = 'auto' }: { level?: 'store' | 1 | 6 | 'auto' } = {},
): AsyncGenerator<Buffer, void, undefined> {
  if (!PASSWORD.test(password)) throw new Unsealable('password', 'A password must be of printable ASCII characters.')
  const names = new SettledNames()
  const headers: Buffer[] = []
  let offset = 0

  const prepare = async (entry: Entry) =>
    sealedEntry(checked(entry), names.settle(entry.name), password, level === 'auto' ? AUTO : level)
  for await (const { record, stream, packed } of prefetch(entries, prepare, ENTRIES_AHEAD)) {
    const start = Buffer.concat([localHeader(record), stream.opening])
    yield start
    let written = stream.opening.length
    for await (const data of packed) {
      for (const block of stream.push(data)) {
        written += block.length
        yield block
      }
    }
    const rest = stream.end()
    written += rest.length
    const complete: EntryRecord = { ...record, packedSize: written }
    const end = record.isStreamed ? Buffer.concat([rest, dataDescriptor(complete)]) : rest
    yield end

    headers.push(centralHeader(complete, offset))
    offset += start.length - stream.opening.length + written + end.length - rest.length
  }
  yield* zipDirectory(headers, offset)
}

function checked(entry: Entry): Entry {
  if (!Number.isSafeInteger(entry.size) || entry.size < 0)
    throw new Unsealable('size', 'The size of an entry is no size.')
  if (Number.isNaN(entry.modifiedAt.getTime())) throw new Unsealable('date', 'The time of an entry is no time.')
  return entry
}
