import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encryptSegments, openSegment, SEGMENT_BYTES, segmentEncryptor } from '../../local/blobs/segments.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { repeated, watchCiphers } from '../harness/watchedCiphers.ts'
import { type BlobsHost, blobsHost } from './blobsHost.ts'

const zeros = Buffer.alloc(SEGMENT_BYTES)

/** Each way in which bytes get to the disk, more than once and with the same bytes. */
const ways: [string, (host: BlobsHost) => Promise<unknown>][] = [
  [
    'uploads to two keys, one of them twice, and an empty one',
    async host => {
      for (const key of ['one', 'other', 'one']) await host.put(key, new Uint8Array(2 * SEGMENT_BYTES + 1))
      await host.put('empty', new Uint8Array(0))
    },
  ],
  [
    'three contents that the product makes',
    async ({ blobs }) => {
      for (const key of ['one', 'other', 'third']) await blobs.store(key, zerosIn(3))
    },
  ],
  [
    'two uploads in parts, with a part that is sent again',
    async host => {
      for (const key of ['one', 'other']) {
        const upload = await host.begun(key)
        for (const number of [1, 2, 1]) await upload.put(number, new Uint8Array(MIN_PART_BYTES))
      }
    },
  ],
]

describe('no key of a content meets a nonce twice', () => {
  let host: BlobsHost
  beforeEach(async () => {
    host = await blobsHost()
  })
  afterEach(() => host.close())

  it.each(ways)('in %s', async (_, store) => {
    const { ciphers, derived } = await watchCiphers(() => store(host))

    expect(ciphers.length).toBeGreaterThan(8)
    expect(repeated(ciphers)).toEqual([])
    expect(repeated(derived)).toEqual([])
  })

  it('in uploads in parts that are each begun under a key of their own', async () => {
    const { derived } = await watchCiphers(async () => {
      for (const key of ['one', 'other', 'one']) await (await host.begun(key)).put(1, new Uint8Array(3))
    })

    expect(new Set(derived.map(({ key }) => key)).size).toBe(3)
  })

  it.each([
    ['declared', sealDeclared],
    ['known at its end', sealUndeclared],
  ])('in a content of many segments, its size %s: they are numbered from 0', async (_, seal) => {
    const { ciphers } = await watchCiphers(() => seal(300))

    expect(new Set(ciphers.map(({ key }) => key)).size).toBe(1)
    expect(ciphers.map(({ nonce }) => nonce)).toEqual(
      Array.from({ length: 300 }, (_, index) => nonceAt(index, index === 299)),
    )
  })

  it.each([255, 256, 65_535, 65_536, 2 ** 24, 2 ** 32 - 1, 2 ** 32, 2 ** 34])('in segment %i', async index => {
    const content = { id: 'content', key: randomBytes(32), size: (2 ** 34 + 1) * SEGMENT_BYTES }

    // No segment of these lies anywhere: under which nonce one is opened, one is sealed.
    const { deciphers } = await watchCiphers(() => {
      expect(() => openSegment(content, index, Buffer.alloc(32))).toThrow('damaged')
    })

    expect(deciphers.map(({ nonce }) => nonce)).toEqual([nonceAt(index, index === 2 ** 34)])
  })
})

async function* zerosIn(count: number) {
  for (let index = 0; index < count; index += 1) yield zeros
}

function sealDeclared(count: number) {
  const sealer = segmentEncryptor({ id: 'content', key: randomBytes(32), size: count * SEGMENT_BYTES })
  for (let index = 0; index < count; index += 1) for (const _ of sealer.push(zeros));
  sealer.end()
}

async function sealUndeclared(count: number) {
  for await (const _ of encryptSegments({ id: 'content', key: randomBytes(32) }, zerosIn(count)));
}

function nonceAt(index: number, isLast: boolean): string {
  return `0000000000${index.toString(16).padStart(12, '0')}${isLast ? '01' : '00'}`
}
