import type { Entry } from './entry.ts'
import { prefetch } from './prefetch.ts'
import { sealedEntry } from './sealedEntry.ts'
import { UniqueNames } from './uniqueNames.ts'
import { Unsealable } from './unsealable.ts'
import { zipDirectory } from './zipDirectory.ts'
import { centralHeader, dataDescriptor, type EntryRecord, localHeader } from './zipRecords.ts'

/** Prepared entries: keys, and packed data of small ones. */
const ENTRIES_AHEAD = 3
/**
 * One Lambda function with one vCPU must seal 5 GiB of any content within 15 minutes. The worst measured content
 * deflates at 54 MiB/s at level 1; at level 6 text reaches 23 and genomes 5 MiB/s, too slow. Level 6 saves 3 to 9 %.
 */
const AUTO = 1
/** Readers agree only on the bytes of printable ASCII. */
const PASSWORD = /^[\x20-\x7e]+$/

/**
 * Streams a ZIP archive with WinZip's AES-256 encryption (AE-2) in constant memory, a few MiB ahead of the consumer.
 * Closes open entries when the consumer stops.
 * @param entries in archive order. Names that would unpack over each other are changed: `a (2).txt`
 * @param password printable ASCII, see `newZipPassword`
 * @param options.level `store`, or deflate at 1 or 6; `auto` is 1, see AUTO. Chunks that would not shrink are stored
 * @returns pieces of about 64 KiB at most
 * @throws Unsealable for an unsafe name, no time or a wrong size: discard all output
 * @see https://pkwaredownloads.blob.core.windows.net/pem/APPNOTE.txt and
 *   https://www.winzip.com/en/support/aes-encryption/
 */
export async function* sealedZip(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  password: string,
  { level = 'auto' }: { level?: 'store' | 1 | 6 | 'auto' } = {},
): AsyncGenerator<Buffer, void, undefined> {
  if (!PASSWORD.test(password))
    throw new Unsealable('password', 'The password must contain only printable ASCII characters.')
  const names = new UniqueNames()
  const headers: Buffer[] = []
  let offset = 0

  const prepare = async (entry: Entry) =>
    sealedEntry(assertValidEntry(entry), names.toUnique(entry.name), password, level === 'auto' ? AUTO : level)
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

function assertValidEntry(entry: Entry): Entry {
  if (!Number.isSafeInteger(entry.size) || entry.size < 0)
    throw new Unsealable('size', 'The size of an entry is invalid.')
  if (Number.isNaN(entry.modifiedAt.getTime())) throw new Unsealable('date', 'The time of an entry is invalid.')
  return entry
}
