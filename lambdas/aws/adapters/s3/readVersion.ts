import { Readable } from 'node:stream'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { Version } from './store.ts'

/** Consecutive interruptions without a byte. */
const MAX_EMPTY_BREAKS = 3

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number }

/** @throws RangeError for an empty range, or one beyond the last byte */
export function rangeWithin(size: number, range: ByteRange | undefined): ByteRange {
  if (!range) return { start: 0, end: size - 1 }
  const { start, end } = range
  if (start < 0 || end < start || start >= size) throw new RangeError(`No bytes ${start} to ${end} in ${size}.`)
  return { start, end: Math.min(end, size - 1) }
}

/**
 * An interrupted stream continues at its byte, because a version never changes.
 * @throws the client's error after its last retry
 */
export async function* readVersion(
  s3: S3Client,
  version: Version,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  let at = start
  for (let emptyBreaks = 0; at <= end; ) {
    const from = at
    const body = await bytesFrom(s3, version, { start: at, end })
    try {
      for await (const bytes of body) {
        at += bytes.length
        yield bytes
      }
    } catch (error) {
      if (at === from && emptyBreaks === MAX_EMPTY_BREAKS) throw error
    }
    emptyBreaks = at > from ? 0 : emptyBreaks + 1
    if (emptyBreaks > MAX_EMPTY_BREAKS) throw new Error(`${version.key} ends before byte ${at}.`)
  }
}

async function bytesFrom(s3: S3Client, { bucket, key, version }: Version, { start, end }: ByteRange) {
  const { Body, ContentRange } = await s3.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version, Range: `bytes=${start}-${end}` }),
  )
  if (!(Body instanceof Readable)) throw new Error('S3 returned no body.')
  return ContentRange === undefined ? cut(Body, { start, end }) : Body
}

/** A server may ignore a range (RFC 9110, section 14.2): S3 does not, but stores with its API do. */
async function* cut(complete: AsyncIterable<Uint8Array>, { start, end }: ByteRange) {
  let at = 0
  for await (const bytes of complete) {
    const wanted = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += bytes.length
    if (wanted.length > 0) yield wanted
    if (at > end) return
  }
}
