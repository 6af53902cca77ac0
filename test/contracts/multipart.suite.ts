import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import { DIGEST_HEADER } from '../../shared/contract/transfers.ts'
import { MAX_PARTS, MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { type BlobsUnderTest, newKey, putWithDigest, toBody, toBytes } from './blobs.suite.ts'

/** The contract of multipart uploads: what S3 does, and nothing more. */
export function multipartSuite(name: string, open: () => Promise<BlobsUnderTest>) {
  describe(name, () => {
    let store: BlobsUnderTest
    let blobs: Blobs
    beforeAll(async () => {
      store = await open()
      blobs = store.blobs
    })
    afterAll(() => store.close())

    const soon = () => store.now() + 60_000
    const wanted = (content: Uint8Array) => (store.limits.requiresPartDigests ? computeSha256(content) : undefined)

    /** The URL parameters that the store verifies when they are changed, or missing. */
    const verifiedParameters = (url: string, how: 'changed' | 'missing') =>
      [...new URL(url).searchParams].filter(([name]) => !store.limits.unverified?.[how].includes(name))

    async function begun(key = newKey()) {
      const id = await blobs.createMultipart(key)
      const url = (number: number, size: number, sha256 = wanted(bytes(''))) =>
        blobs.partUrl(key, id, number, { size, expiresAt: soon(), sha256 })
      return {
        key,
        id,
        url,
        async put(number: number, content: Uint8Array<ArrayBuffer>) {
          const sha256 = wanted(content)
          const answer = await putWithDigest(await url(number, content.length, sha256), content, sha256)
          return { partNumber: number, status: answer.status, etag: answer.headers.get('etag') ?? '' }
        },
        complete: (parts: { partNumber: number; etag: string }[]) => blobs.completeMultipart(key, id, parts),
        list: (page: { after: number; limit?: number } = { after: 0 }) => blobs.listParts(key, id, page),
      }
    }

    async function stored(key: string): Promise<Buffer> {
      expect(await blobs.pin(key)).toBeDefined()
      return toBytes(await blobs.read('incoming', key))
    }

    describe('an upload in parts', () => {
      it('returns exactly its parts in order, for any order and number of sends', async () => {
        await fc.assert(
          fc.asyncProperty(sendings, async sent => {
            const upload = await begun()
            const last = new Map<number, { partNumber: number; etag: string; content: Buffer }>()
            for (const { number, from, length } of sent) {
              const content = someBytes.subarray(from, from + length)
              last.set(number, { ...(await upload.put(number, content)), content })
            }
            const parts = [...last.values()].sort((one, other) => one.partNumber - other.partNumber)
            const whole = Buffer.concat(parts.map(({ content }) => content))

            expect(await upload.complete(parts)).toBeUndefined()

            expect(await blobs.pin(upload.key)).toMatchObject({ size: whole.length })
            expect((await toBytes(await blobs.read('incoming', upload.key))).equals(whole)).toBe(true)
            expect(await blobs.digest(upload.key)).toEqual({ size: whole.length, sha256: computeSha256(whole) })
          }),
          { numRuns: 6 },
        )
      })

      it('may be one small part', async () => {
        const upload = await begun()

        expect(await upload.complete([await upload.put(1, bytes('abc'))])).toBeUndefined()

        expect(await stored(upload.key)).toEqual(Buffer.from('abc'))
      })

      it('may skip numbers, up to the highest', async () => {
        const upload = await begun()
        const [last, first] = [await upload.put(MAX_PARTS, bytes('end')), await upload.put(7, large)]

        expect(await upload.complete([first, last])).toBeUndefined()

        expect((await stored(upload.key)).equals(Buffer.concat([large, bytes('end')]))).toBe(true)
      })

      it.each([0, -1, 1.5, MAX_PARTS + 1, Number.NaN])('has no part of the number %d', async number => {
        const upload = await begun()

        await expect(upload.url(number, 3)).rejects.toThrow()
      })

      it('shows nothing before its completion, and pins nothing', async () => {
        const upload = await begun()
        const part = await upload.put(1, bytes('abc'))
        expect(await blobs.pin(upload.key)).toBeUndefined()

        await upload.complete([part])
        await expect(blobs.digest(upload.key)).rejects.toThrow()
        const url = await blobs.uploadUrl(upload.key, { size: 3, expiresAt: soon() })
        expect((await fetch(url, { method: 'PUT', body: 'new' })).status).toBe(200)

        expect(await stored(upload.key)).toEqual(Buffer.from('new'))
      })

      it('replaces an earlier upload once it is complete', async () => {
        const key = newKey()
        const url = await blobs.uploadUrl(key, { size: 3, expiresAt: soon() })
        await fetch(url, { method: 'PUT', body: 'was' })
        const upload = await begun(key)

        await upload.complete([await upload.put(1, bytes('now'))])

        expect(await stored(key)).toEqual(Buffer.from('now'))
      })

      it('is independent of another under the same key', async () => {
        const one = await begun()
        const other = await begun(one.key)
        const parts = [await one.put(1, bytes('one')), await other.put(1, bytes('other'))] as const

        expect(await one.complete([parts[1]])).toEqual({ kind: 'invalidPart', partNumber: 1 })
        expect(await one.complete([parts[0]])).toBeUndefined()
        expect(await other.complete([parts[1]])).toBeUndefined()

        expect(await stored(one.key)).toEqual(Buffer.from('other'))
      })
    })

    describe('a part', () => {
      it('has the same ETag for the same bytes, and another for others', async () => {
        const upload = await begun()

        const sent = [
          await upload.put(1, bytes('abc')),
          await upload.put(2, bytes('abc')),
          await upload.put(3, bytes('x')),
        ]

        expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
        expect(sent[0]?.etag).toMatch(/^".+"$/)
        expect(sent[1]?.etag).toBe(sent[0]?.etag)
        expect(sent[2]?.etag).not.toBe(sent[0]?.etag)
      })

      it('replaces the former when it is sent again', async () => {
        const upload = await begun()
        const former = await upload.put(1, bytes('former'))
        const latter = await upload.put(1, bytes('latter one'))

        expect(await upload.complete([former])).toEqual({ kind: 'invalidPart', partNumber: 1 })
        expect(await upload.list()).toMatchObject({ parts: [{ partNumber: 1, size: 10, etag: latter.etag }] })
        expect(await upload.complete([latter])).toBeUndefined()

        expect(await stored(upload.key)).toEqual(Buffer.from('latter one'))
      })

      it('is stored once and completely when it is sent 50 times at once', async () => {
        const upload = await begun()
        const contents = Array.from({ length: 50 }, (_, index) => Buffer.alloc(1000 + index, index))

        const sent = await Promise.all(contents.map(content => upload.put(1, content)))
        const { parts = [] } = (await upload.list()) ?? {}

        expect(sent.map(({ status }) => status)).toEqual(Array(50).fill(200))
        expect(parts).toHaveLength(1)
        expect(await upload.complete(parts)).toBeUndefined()
        const winner = sent.findIndex(({ etag }) => etag === parts[0]?.etag)
        expect(await stored(upload.key)).toEqual(contents[winner])
      })

      it('that breaks off leaves the former', async () => {
        const upload = await begun()
        const former = await upload.put(1, bytes('former'))
        const zeros = Buffer.alloc(2_000_000)
        const sending = begunPut(await upload.url(1, zeros.length, computeSha256(zeros)), computeSha256(zeros))
        sending.setHeader('content-length', zeros.length)

        sending.write(zeros.subarray(0, 1_000_000))
        await setTimeout(100)
        const closed = new Promise(resolve => sending.once('close', resolve))
        sending.destroy()
        await closed

        expect(await upload.complete([former])).toBeUndefined()
        expect(await stored(upload.key)).toEqual(Buffer.from('former'))
      })

      it.each([0, 5, 7, 1_000_000])('of 6 bytes is refused with %i bytes, and leaves the former', async size => {
        const upload = await begun()
        const former = await upload.put(1, bytes('former'))

        const content = new Uint8Array(size)
        const sha256 = wanted(content)
        const answer = await putWithDigest(await upload.url(1, 6, sha256), content, sha256)

        expect(answer.status).toBe(store.limits.wrongSizeStatus ?? 400)
        expect(await upload.list()).toMatchObject({ parts: [{ etag: former.etag }] })
      })

      it('with a declared digest accepts only the same bytes', async () => {
        const upload = await begun()
        const former = await upload.put(1, bytes('was'))
        const sha256 = computeSha256(Buffer.from('abc'))
        const send = async (body: string) => (await putWithDigest(await upload.url(1, 3, sha256), body, sha256)).status

        expect(await send('abd')).toBe(400)
        expect(await upload.list()).toMatchObject({ parts: [{ etag: former.etag }] })

        expect(await send('abc')).toBe(200)
        expect(await upload.list()).toMatchObject({ parts: [{ partNumber: 1, size: 3, sha256 }] })
      })

      it('is refused under another key, and when anything of its URL was changed', async () => {
        const [upload, other] = [await begun(), await begun()]
        const sha256 = computeSha256(bytes('abc'))
        const url = await upload.url(1, 3, sha256)
        const changed = verifiedParameters(url, 'changed').map(([parameter, value]) => {
          const address = new URL(url)
          address.searchParams.set(
            parameter,
            value.replace(/.$/, last => (last === '3' ? '4' : '3')),
          )
          return address.href
        })

        for (const address of [url.replace(upload.key, other.key), url.replace(upload.id, other.id), ...changed]) {
          expect((await putWithDigest(address, 'abc', sha256)).ok, address).toBe(false)
        }

        expect(await upload.list()).toEqual({ parts: [] })
        expect(await other.list()).toEqual({ parts: [] })
      })

      it('cannot become a whole upload by removing parameters of its URL', async () => {
        const upload = await begun()
        const sha256 = wanted(bytes('abc'))
        const url = new URL(await upload.url(1, 3, sha256))
        const names = verifiedParameters(url.href, 'missing').map(([name]) => name)

        for (const name of names) {
          const less = new URL(url)
          less.searchParams.delete(name)
          expect((await putWithDigest(less.href, 'abc', sha256)).ok, name).toBe(false)
        }

        expect(await blobs.pin(upload.key)).toBeUndefined()
      })

      it('is refused once its URL has expired', async () => {
        const upload = await begun()
        const sha256 = wanted(bytes('abc'))
        const url = await blobs.partUrl(upload.key, upload.id, 1, { size: 3, expiresAt: store.now() + 2000, sha256 })

        if (store.limits.ownClock) await setTimeout(3000)
        else store.moveTime(2000)

        expect((await putWithDigest(url, 'abc', sha256)).status).toBe(403)
        expect(await upload.list()).toEqual({ parts: [] })
      })

      it('cannot be read through its URL', async () => {
        const upload = await begun()
        const url = await upload.url(1, 3)
        await upload.put(1, bytes('abc'))

        expect((await fetch(url)).status).toBe(403)
      })
    })

    describe('a listing', () => {
      it('returns the parts in order, in any order of arrival', async () => {
        const upload = await begun()
        const etags = new Map<number, string>()
        for (const number of [30, 4, 200]) etags.set(number, (await upload.put(number, bytes('x'.repeat(number)))).etag)

        const { parts = [], ...rest } = (await upload.list()) ?? {}

        const listed = parts.map(({ partNumber, size, etag }) => ({ partNumber, size, etag }))
        expect(listed).toEqual([4, 30, 200].map(n => ({ partNumber: n, size: n, etag: etags.get(n) })))
        expect(rest).toEqual({})
      })

      it('continues page by page, and reports the end', async () => {
        const upload = await begun()
        await Promise.all([1, 2, 3, 4, 5].map(number => upload.put(number, bytes('x'))))
        const page = async (after: number, limit: number) => {
          const { parts = [], next } = (await upload.list({ after, limit })) ?? {}
          return [parts.map(({ partNumber }) => partNumber), next]
        }

        expect(await page(0, 1)).toEqual([[1], 1])
        expect(await page(0, 2)).toEqual([[1, 2], 2])
        expect(await page(2, 2)).toEqual([[3, 4], 4])
        expect(await page(4, 2)).toEqual([[5], undefined])
        expect(await page(0, 5)).toEqual([[1, 2, 3, 4, 5], undefined])
        expect(await page(5, 2)).toEqual([[], undefined])
      })

      it('answers undefined for an unknown upload, or under another key', async () => {
        const [upload, other] = [await begun(), await begun()]

        expect(await upload.list()).toEqual({ parts: [] })
        expect(await blobs.listParts(other.key, upload.id, { after: 0 })).toBeUndefined()
        expect(await blobs.listParts(upload.key, 'unknown', { after: 0 })).toBeUndefined()
      })
    })

    describe('a completion', () => {
      it('refuses numbers that do not rise, and an empty list', async () => {
        const upload = await begun()
        const [one, two] = [await upload.put(1, large), await upload.put(2, bytes('two'))]

        for (const parts of [[two, one], [one, one, two], []]) {
          expect(await upload.complete(parts)).toEqual({ kind: 'invalidOrder' })
        }
        expect(await upload.complete([one, two])).toBeUndefined()
      })

      it('refuses missing parts and other ETags', async () => {
        const upload = await begun()
        const [one, two] = [await upload.put(1, large), await upload.put(2, bytes('two'))]
        const fault = { kind: 'invalidPart', partNumber: 2 }

        expect(await upload.complete([one, { partNumber: 2, etag: one.etag }])).toEqual(fault)
        expect(await upload.complete([one, { partNumber: 2, etag: `"${'0'.repeat(32)}"` }])).toEqual(fault)
        expect(await upload.complete([one, { ...two, partNumber: 3 }])).toMatchObject({ ...fault, partNumber: 3 })
        expect(await blobs.pin(upload.key)).toBeUndefined()
        expect(await upload.complete([one, two])).toBeUndefined()
      })

      it('refuses a small part that is not the last, and succeeds once it was sent again', async () => {
        const upload = await begun()
        const small = await upload.put(1, someBytes.subarray(0, MIN_PART_BYTES - 1))
        const end = await upload.put(2, bytes('end'))

        expect(await upload.complete([small, end])).toEqual({ kind: 'tooSmall', partNumber: 1 })
        const enough = await upload.put(1, large)
        expect(await upload.complete([enough, end])).toBeUndefined()

        expect(await stored(upload.key)).toHaveLength(MIN_PART_BYTES + 3)
      })

      it('drops the parts that are not listed', async () => {
        const upload = await begun()
        const [, two] = [await upload.put(1, bytes('one')), await upload.put(2, bytes('two'))]
        await upload.put(3, bytes('three'))

        expect(await upload.complete([two])).toBeUndefined()

        expect(await stored(upload.key)).toEqual(Buffer.from('two'))
      })

      it('ends the upload: it takes and lists no part, and can be neither completed differently nor aborted', async () => {
        const upload = await begun()
        const part = await upload.put(1, bytes('abc'))
        await upload.complete([part])

        expect((await upload.put(1, bytes('new'))).status).toBe(404)
        expect((await upload.put(2, bytes('more'))).status).toBe(404)
        expect(await upload.list()).toBeUndefined()
        // S3 repeats its first answer for a while.
        expect([undefined, { kind: 'noSuchUpload' }]).toContainEqual(await upload.complete([part]))
        await blobs.abortMultipart(upload.key, upload.id)

        expect(await stored(upload.key)).toEqual(Buffer.from('abc'))
      })

      it('refuses an upload of another key, and an unknown one', async () => {
        const [upload, other] = [await begun(), await begun()]
        const part = await upload.put(1, bytes('abc'))

        expect(await blobs.completeMultipart(other.key, upload.id, [part])).toEqual({ kind: 'noSuchUpload' })
        expect(await blobs.completeMultipart(upload.key, 'unknown', [part])).toEqual({ kind: 'noSuchUpload' })

        const sha256 = wanted(bytes('new'))
        const foreign = await blobs.partUrl(other.key, upload.id, 1, { size: 3, expiresAt: soon(), sha256 })
        expect((await putWithDigest(foreign, 'new', sha256)).status).toBe(404)

        expect(await blobs.pin(other.key)).toBeUndefined()
        expect(await upload.list()).toMatchObject({ parts: [{ partNumber: 1, etag: part.etag }] })
      })

      it('may be called 50 times at once', async () => {
        const upload = await begun()
        const parts = [await upload.put(1, large), await upload.put(2, bytes('end'))]

        const faults = await Promise.all(Array.from({ length: 50 }, () => upload.complete(parts)))

        expect(faults).toContain(undefined)
        for (const fault of faults) expect([undefined, { kind: 'noSuchUpload' }]).toContainEqual(fault)
        expect((await stored(upload.key)).equals(Buffer.concat([large, bytes('end')]))).toBe(true)
      })
    })

    describe('an abort', () => {
      it('drops the upload permanently, and may be repeated', async () => {
        const upload = await begun()
        const part = await upload.put(1, bytes('abc'))

        await Promise.all(Array.from({ length: 10 }, () => blobs.abortMultipart(upload.key, upload.id)))
        await blobs.abortMultipart(upload.key, 'unknown')

        expect(await upload.list()).toBeUndefined()
        expect((await upload.put(1, bytes('abc'))).status).toBe(404)
        expect(await upload.complete([part])).toEqual({ kind: 'noSuchUpload' })
        expect(await blobs.pin(upload.key)).toBeUndefined()
      })

      it('under another key does nothing', async () => {
        const [upload, other] = [await begun(), await begun()]

        await blobs.abortMultipart(other.key, upload.id)

        expect((await upload.put(1, bytes('abc'))).status).toBe(200)
      })

      it('and a concurrent completion end with the complete object, or with nothing', async () => {
        for (let round = 0; round < 10; round++) {
          const upload = await begun()
          const part = await upload.put(1, bytes('abc'))

          const verbs = [() => upload.complete([part]), () => blobs.abortMultipart(upload.key, upload.id)]
          const [fault] = await Promise.all((round % 2 === 0 ? verbs : verbs.toReversed()).map(verb => verb())).then(
            answers => answers.filter(answer => answer !== undefined),
          )

          expect(await upload.list()).toBeUndefined()
          if (fault) expect(await blobs.pin(upload.key)).toBeUndefined()
          else expect(await stored(upload.key)).toEqual(Buffer.from('abc'))
        }
      })
    })

    describe('a final key', () => {
      it('is not changed by an upload in parts once it is pinned', async () => {
        const upload = await begun()
        const late = await begun(upload.key)
        const part = await late.put(1, bytes('late'))
        await upload.complete([await upload.put(1, bytes('pinned'))])
        const pinned = await blobs.pin(upload.key)

        const { status } = await late.put(2, bytes('more'))
        await late.complete([part])

        expect(status).toBe(store.limits.acceptsUploadsAfterPin ? 200 : 409)
        expect(await blobs.pin(upload.key)).toEqual(pinned)
        expect(await stored(upload.key)).toEqual(Buffer.from('pinned'))
        if (!store.limits.acceptsUploadsAfterPin) await expect(begun(upload.key)).rejects.toThrow()
      })

      it('has no uploads and accepts none once it is erased', async () => {
        const upload = await begun()
        const part = await upload.put(1, bytes('abc'))

        await blobs.eraseIncoming(upload.key)

        expect(await upload.list()).toBeUndefined()
        expect(await upload.complete([part])).toEqual({ kind: 'noSuchUpload' })
        expect((await upload.put(1, bytes('abc'))).status).toBeGreaterThanOrEqual(400)
        expect(await blobs.pin(upload.key)).toBeUndefined()
        if (!store.limits.acceptsUploadsAfterPin) await expect(begun(upload.key)).rejects.toThrow()
      })
    })

    describe('a completed upload', () => {
      it('is published, read and downloaded in any range, also across its parts', async () => {
        const upload = await begun()
        const contents = [large, someBytes.subarray(77, 77 + MIN_PART_BYTES + 1), bytes('the end')]
        const parts = []
        for (const [index, content] of contents.entries()) parts.push(await upload.put(index + 1, content))
        await upload.complete(parts)
        await blobs.pin(upload.key)
        await blobs.publish(upload.key, upload.key)
        const whole = Buffer.concat(contents)
        const url = await blobs.downloadUrl(upload.key, { fileName: 'whole.bin', expiresAt: soon() })

        expect((await toBody(await fetch(url))).equals(whole)).toBe(true)
        await fc.assert(
          fc.asyncProperty(placesIn(whole.length), placesIn(whole.length), async (one, other) => {
            const [start, end] = one < other ? [one, other] : [other, one]
            const wanted = whole.subarray(start, end + 1)
            const answer = await fetch(url, { headers: { range: `bytes=${start}-${end}` } })
            expect(answer.status).toBe(206)
            expect((await toBody(answer)).equals(wanted)).toBe(true)
            expect((await toBytes(await blobs.read('released', upload.key, { start, end }))).equals(wanted)).toBe(true)
          }),
          { numRuns: 20 },
        )
      })

      it('is withdrawn and erased as one object', async () => {
        const upload = await begun()
        await upload.complete([await upload.put(1, bytes('abc'))])
        await blobs.pin(upload.key)
        await blobs.publish(upload.key, upload.key)
        const url = await blobs.downloadUrl(upload.key, { fileName: 'whole.bin', expiresAt: soon() })
        await blobs.eraseIncoming(upload.key)
        expect(await toBody(await fetch(url))).toEqual(Buffer.from('abc'))

        await blobs.withdraw(upload.key)
        expect((await fetch(url)).status).toBe(404)
        await blobs.eraseReleased(upload.key)

        await expect(blobs.read('released', upload.key).then(toBytes)).rejects.toThrow()
      })
    })
  })
}

const someBytes = randomBytes(MIN_PART_BYTES + 600_000)
const large = someBytes.subarray(0, MIN_PART_BYTES)

/** PUTs of parts, each number at least once: of the required size except for the last, and cut at odd places. */
const sendings = fc.integer({ min: 1, max: 3 }).chain(count => {
  const one = (number: number) =>
    fc.record({
      number: fc.constant(number),
      from: fc.nat(300_000),
      length: number === count ? fc.nat(300_000) : fc.integer({ min: MIN_PART_BYTES, max: MIN_PART_BYTES + 300_000 }),
    })
  const each = fc.tuple(...Array.from({ length: count }, (_, index) => one(index + 1)))
  const again = fc.array(fc.integer({ min: 1, max: count }).chain(one), { maxLength: 2 })
  return fc
    .tuple(each, again)
    .chain(([first, more]) => fc.shuffledSubarray([...first, ...more], { minLength: count + more.length }))
})

const placesIn = (size: number) =>
  fc.oneof(
    fc.nat(size - 1),
    fc
      .tuple(fc.constantFrom(MIN_PART_BYTES, 2 * MIN_PART_BYTES + 1), fc.integer({ min: -2, max: 2 }))
      .map(([border, step]) => Math.min(size - 1, border + step)),
  )

function bytes(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text)
}

function begunPut(url: string, sha256: string) {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  const headers = { [DIGEST_HEADER]: Buffer.from(sha256, 'hex').toString('base64') }
  return request(url, { method: 'PUT', headers }).on('error', () => undefined)
}

function computeSha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
