import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { storedPartSize } from '../../../../shared/domain/parts.ts'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import type { Blobs } from '../../../ports/blobs.ts'
import { getVersion, type Store } from './store.ts'

/** Of the first parts. */
const PART_MIB = 16
/** In memory too. */
const PARTS_AT_ONCE = 3

export function storing(store: Store): Pick<Blobs, 'store'> {
  const { rows, incoming: Bucket, partBytes = PART_MIB * 1024 * 1024 } = store
  return {
    async store(key, bytes) {
      if (await rows.pinned(key)) throw taken(key)
      const hash = createHash('sha256')
      let size = 0
      async function* counted() {
        for await (const chunk of bytes) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      const version = await written(store, { Bucket, Key: key }, parts(counted(), partBytes))
      const blob = { version, size, sha256: hash.digest('hex') }
      const pinned: PinnedBlob | undefined = await rows.pin(key, blob)
      if (pinned?.version !== version) throw taken(key)
      return blob
    },
  }
}

const taken = (key: string) => new Error(`The key ${key} is already in use.`)

/** A multipart upload takes three calls. */
async function written(store: Store, target: { Bucket: string; Key: string }, pieces: AsyncGenerator<Part>) {
  const first = await pieces.next()
  if (first.done) throw new Error('The content has no parts.')
  if (first.value.isLast) {
    const answer = await store.s3.send(
      new PutObjectCommand({ ...target, Body: first.value.bytes, ...sum(first.value) }),
    )
    return getVersion(target.Bucket, answer)
  }
  return inParts(store, target, first.value, pieces)
}

async function inParts(
  { s3 }: Store,
  target: { Bucket: string; Key: string },
  first: Part,
  rest: AsyncGenerator<Part>,
): Promise<string> {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...target, ChecksumAlgorithm: 'SHA256' }))
  const upload = { ...target, UploadId }
  const done: CompletedPart[] = []
  async function* all() {
    yield first
    yield* rest
  }
  try {
    await forEachAtMost(PARTS_AT_ONCE, all(), async part => {
      const body = { Body: part.bytes, ...sum(part) }
      const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: part.number, ...body }))
      done[part.number - 1] = { PartNumber: part.number, ETag, ...sum(part) }
    })
    const complete = { ...upload, MultipartUpload: { Parts: done } }
    return getVersion(target.Bucket, await s3.send(new CompleteMultipartUploadCommand(complete)))
  } catch (error) {
    // The bucket's lifecycle rule removes parts after a failed abort.
    await s3.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

type Part = { number: number; bytes: Uint8Array; isLast: boolean }

const sum = ({ bytes }: Part) => ({ ChecksumSHA256: createHash('sha256').update(bytes).digest('base64') })

/** No bytes make one empty part. */
async function* parts(bytes: AsyncIterable<Uint8Array>, first: number): AsyncGenerator<Part, void, undefined> {
  let number = 1
  let filled = 0
  let part = Buffer.allocUnsafeSlow(first)
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === part.length) {
        yield { number, bytes: part, isLast: false }
        number += 1
        filled = 0
        part = Buffer.allocUnsafeSlow(storedPartSize(number, first))
      }
      const piece = chunk.subarray(at, at + part.length - filled)
      part.set(piece, filled)
      filled += piece.length
      at += piece.length
    }
  }
  yield { number, bytes: part.subarray(0, filled), isLast: true }
}
