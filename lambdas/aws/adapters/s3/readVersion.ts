import { Readable } from 'node:stream'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { Version } from './store.ts'

/** How often in a row a stream may break off without a single byte. */
const MAX_BARREN_BREAKS = 3

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number }

/** @throws RangeError when the range begins beyond the last byte, or ends before it begins */
export function rangeWithin(size: number, range: ByteRange | undefined): ByteRange {
  if (!range) return { start: 0, end: size - 1 }
  const { start, end } = range
  if (start < 0 || end < start || start >= size) throw new RangeError(`No bytes ${start} to ${end} in ${size}.`)
  return { start, end: Math.min(end, size - 1) }
}

/**
 * Streams bytes of a version. A stream that breaks off goes on at its byte: the version cannot have changed meanwhile.
 * @throws whatever the calls throw once the client has given them up: what was erased is not asked for again
 */
export async function* readVersion(
  s3: S3Client,
  version: Version,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  let at = start
  for (let barren = 0; at <= end; ) {
    const from = at
    const body = await bytesFrom(s3, version, { start: at, end })
    try {
      for await (const bytes of body) {
        at += bytes.length
        yield bytes
      }
    } catch (error) {
      if (at === from && barren === MAX_BARREN_BREAKS) throw error
    }
    barren = at > from ? 0 : barren + 1
    if (barren > MAX_BARREN_BREAKS) throw new Error(`${version.key} ends before byte ${at}.`)
  }
}

async function bytesFrom(s3: S3Client, { bucket, key, version }: Version, { start, end }: ByteRange) {
  const { Body, ContentRange } = await s3.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version, Range: `bytes=${start}-${end}` }),
  )
  if (!(Body instanceof Readable)) throw new Error('S3 answered no body.')
  return ContentRange === undefined ? cut(Body, { start, end }) : Body
}

/** A server may answer the whole to a range (RFC 9110, section 14.2); S3 never does, other stores that speak its API do. */
async function* cut(whole: AsyncIterable<Uint8Array>, { start, end }: ByteRange) {
  let at = 0
  for await (const bytes of whole) {
    const wanted = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += bytes.length
    if (wanted.length > 0) yield wanted
    if (at > end) return
  }
}
