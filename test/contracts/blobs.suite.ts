import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import { DIGEST_HEADER } from '../../shared/contract/transfers.ts'

/** Known deviations of a store from this suite; absent means none. */
type BlobsLimits = {
  /** The store’s clock cannot be moved: tests wait for the expiry. */
  ownClock?: boolean
  /** The status for a body of another size than was signed: 400. */
  wrongSizeStatus?: number
  /** An upload after the pin succeeds and changes nothing; otherwise it is refused with 409. */
  acceptsUploadsAfterPin?: boolean
  /** HEAD needs a signature of its own and answers 403. */
  refusesHead?: boolean
  /** The store ignores If-Range: a released object never changes under its URL. */
  ignoresIfRange?: boolean
  /** The store knows a digest only when the client declared it, and then enforces it. */
  knowsOnlyDeclaredDigests?: boolean
  requiresPartDigests?: boolean
  /** Parameters of its URLs that the store does not verify when they are changed, or missing. */
  unverified?: { changed: readonly string[]; missing: readonly string[] }
}

export type BlobsUnderTest = {
  blobs: Blobs
  now(): number
  moveTime(milliseconds: number): void
  close(): Promise<void>
  limits: BlobsLimits
}

/** Likely segment borders of stores: around 64 and 256 KiB, and their multiples. */
const BORDERS = [0, 1, 65_536, 131_072, 262_144, 524_288]

export function blobsSuite(name: string, open: () => Promise<BlobsUnderTest>) {
  describe(name, () => {
    let store: BlobsUnderTest
    let blobs: Blobs
    beforeAll(async () => {
      store = await open()
      blobs = store.blobs
    })
    afterAll(() => store.close())

    const soon = () => store.now() + 60_000
    const uploadUrl = (key: string, size: number) => blobs.uploadUrl(key, { size, expiresAt: soon() })
    const downloadUrl = (key: string, fileName = 'report.pdf') =>
      blobs.downloadUrl(key, { fileName, expiresAt: soon() })

    async function put(key: string, content: Buffer) {
      return (await fetch(await uploadUrl(key, content.length), { method: 'PUT', body: new Uint8Array(content) }))
        .status
    }

    async function released(content = randomBytes(1000), fileName?: string) {
      const key = newKey()
      await put(key, content)
      await blobs.pin(key)
      await blobs.publish(key, key)
      return { key, content, url: await downloadUrl(key, fileName) }
    }

    async function expireOne(request: (expiresAt: number) => Promise<() => Promise<Response>>) {
      const send = await request(store.now() + 2000)
      if (store.limits.ownClock) await setTimeout(3000)
      else store.moveTime(2000)
      return (await send()).status
    }

    describe('a generated object', () => {
      async function* pieces(content: Buffer, length = 70_001) {
        for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length)
      }

      it('is stored, pinned and released byte for byte, at any size', async () => {
        await fc.assert(
          fc.asyncProperty(sizes, fc.integer({ min: 1000, max: 300_000 }), async (size, length) => {
            const content = randomBytes(size)
            const key = newKey()

            const stored = await blobs.store(key, pieces(content, length))
            await blobs.publish(key, key)

            const sha256 = createHash('sha256').update(content).digest('hex')
            expect(stored).toMatchObject({ size, sha256 })
            expect(await blobs.pin(key)).toEqual(stored)
            expect(await blobs.digest(key)).toEqual({ size, sha256 })
            expect(await toBody(await fetch(await downloadUrl(key)))).toEqual(content)
          }),
          { numRuns: 20 },
        )
      })

      it('may be larger than one chunk', async () => {
        const content = randomBytes(11 * 1024 * 1024)
        const key = newKey()

        await blobs.store(key, pieces(content, 1_000_000))

        const range = { start: 5_000_000, end: 6_999_999 }
        expect(await toBytes(await blobs.read('incoming', key, range))).toEqual(content.subarray(5_000_000, 7_000_000))
      })

      it('leaves nothing when it breaks off, and may be stored again', async () => {
        const key = newKey()
        async function* broken() {
          yield randomBytes(6 * 1024 * 1024)
          throw new Error('The column is ragged.')
        }

        await expect(blobs.store(key, broken())).rejects.toThrow('The column is ragged.')
        await expect(blobs.read('incoming', key)).rejects.toThrow()
        await expect(blobs.publish(key, key)).rejects.toThrow()
        expect(await blobs.store(key, pieces(Buffer.from('abc')))).toMatchObject({ size: 3 })
      })

      it('cannot be stored twice under one key, nor replaced by an upload', async () => {
        const key = newKey()
        const url = await uploadUrl(key, 3)
        const stored = await blobs.store(key, pieces(Buffer.from('abc')))

        await expect(blobs.store(key, pieces(Buffer.from('xyz')))).rejects.toThrow()
        await fetch(url, { method: 'PUT', body: 'xyz' })

        expect(await blobs.pin(key)).toEqual(stored)
        expect((await toBytes(await blobs.read('incoming', key))).toString()).toBe('abc')
      })

      it('is missing after it was erased', async () => {
        const key = newKey()
        await blobs.store(key, pieces(Buffer.from('abc')))

        await blobs.eraseIncoming(key)

        await expect(blobs.read('incoming', key)).rejects.toThrow()
      })
    })

    describe('an upload', () => {
      it('returns byte for byte, at any size', async () => {
        await fc.assert(
          fc.asyncProperty(sizes, async size => {
            const content = randomBytes(size)
            const key = newKey()

            expect(await put(key, content)).toBe(200)
            const pinned = await blobs.pin(key)
            await blobs.publish(key, key)

            const sha256 = createHash('sha256').update(content).digest('hex')
            expect(pinned).toMatchObject(store.limits.knowsOnlyDeclaredDigests ? { size } : { size, sha256 })
            expect(await blobs.digest(key)).toEqual({ size, sha256 })
            expect(await toBytes(await blobs.read('incoming', key))).toEqual(content)
            expect(await toBody(await fetch(await downloadUrl(key)))).toEqual(content)
          }),
          { numRuns: 30 },
        )
      })

      it('may have any content type', async () => {
        const url = await uploadUrl(newKey(), 3)

        const answer = await fetch(url, { method: 'PUT', body: 'abc', headers: { 'content-type': 'text/html' } })

        expect(answer.status).toBe(200)
        expect(answer.headers.get('etag')).toBeTruthy()
      })

      it.each([0, 9, 11, 1_000_000])('of 10 bytes is refused with %i bytes, and leaves nothing', async size => {
        const key = newKey()
        const url = await uploadUrl(key, 10)

        const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(size) })

        expect(answer.status).toBe(store.limits.wrongSizeStatus ?? 400)
        expect(await blobs.pin(key)).toBeUndefined()
      })

      it('is refused under another key than the URL was signed for', async () => {
        const [key, other] = [newKey(), newKey()]
        const url = await uploadUrl(key, 3)

        expect((await fetch(url.replace(key, other), { method: 'PUT', body: 'abc' })).status).toBe(403)
        expect(await blobs.pin(other)).toBeUndefined()
      })

      it('is refused when any part of its URL was changed', async () => {
        const url = new URL(await uploadUrl(newKey(), 3))
        for (const [parameter, value] of url.searchParams) {
          if (store.limits.unverified?.changed.includes(parameter)) continue
          const changed = new URL(url)
          changed.searchParams.set(
            parameter,
            value.replace(/.$/, last => (last === '3' ? '4' : '3')),
          )
          expect((await fetch(changed, { method: 'PUT', body: 'abc' })).ok, parameter).toBe(false)
        }
      })

      it('is refused once its URL has expired', async () => {
        const key = newKey()

        const status = await expireOne(async expiresAt => {
          const url = await blobs.uploadUrl(key, { size: 3, expiresAt })
          return () => fetch(url, { method: 'PUT', body: 'abc' })
        })

        expect(status).toBe(403)
        expect(await blobs.pin(key)).toBeUndefined()
      })

      it('can be replaced until it is pinned', async () => {
        const key = newKey()
        await put(key, Buffer.from('first'))
        await put(key, Buffer.from('second'))

        await blobs.pin(key)

        expect(await toBytes(await blobs.read('incoming', key))).toEqual(Buffer.from('second'))
      })

      it('cannot be replaced once it is pinned, and the sender of a large one receives that answer', async () => {
        const key = newKey()
        await put(key, Buffer.from('first'))
        const pinned = await blobs.pin(key)

        const status = await put(key, Buffer.alloc(8_000_000))

        expect(status).toBe(store.limits.acceptsUploadsAfterPin ? 200 : 409)
        expect(await blobs.pin(key)).toEqual(pinned)
        expect(await toBytes(await blobs.read('incoming', key))).toEqual(Buffer.from('first'))
      })

      it('cannot be read through its URL', async () => {
        const key = newKey()
        const url = await uploadUrl(key, 3)
        await put(key, Buffer.from('abc'))

        expect((await fetch(url)).status).toBe(403)
      })
    })

    describe('an upload with a declared digest', () => {
      const computeSha256 = (text: string) => createHash('sha256').update(text).digest('hex')

      it('succeeds when the same bytes arrive', async () => {
        const key = newKey()
        const url = await blobs.uploadUrl(key, { size: 3, expiresAt: soon(), sha256: computeSha256('abc') })

        expect((await putWithDigest(url, 'abc', computeSha256('abc'))).status).toBe(200)
        expect(await blobs.pin(key)).toMatchObject({ size: 3, sha256: computeSha256('abc') })
      })

      it('is refused for other bytes, and the stored object stays', async () => {
        const [key, fresh] = [newKey(), newKey()]
        await put(key, Buffer.from('was'))

        for (const each of [key, fresh]) {
          const url = await blobs.uploadUrl(each, { size: 3, expiresAt: soon(), sha256: computeSha256('abc') })
          expect((await putWithDigest(url, 'abd', computeSha256('abc'))).status).toBe(400)
        }

        expect(await blobs.pin(fresh)).toBeUndefined()
        await blobs.pin(key)
        expect(await toBytes(await blobs.read('incoming', key))).toEqual(Buffer.from('was'))
      })

      it('is refused when its header has another digest, even a correct one', async () => {
        const key = newKey()
        const url = await blobs.uploadUrl(key, { size: 3, expiresAt: soon(), sha256: computeSha256('abc') })
        const untold = await uploadUrl(key, 3)

        expect([400, 403]).toContain((await putWithDigest(url, 'abd', computeSha256('abd'))).status)
        expect([400, 403]).toContain((await putWithDigest(url, 'abc', computeSha256('abd'))).status)
        expect([400, 403]).toContain((await putWithDigest(untold, 'abc', computeSha256('abd'))).status)
        expect([400, 403]).toContain((await putWithDigest(untold, 'abc', 'ff')).status)

        expect(await blobs.pin(key)).toBeUndefined()
      })
    })

    describe('a pin', () => {
      it('answers undefined when nothing was uploaded', async () => {
        expect(await blobs.pin(newKey())).toBeUndefined()
      })

      it('answers the same again', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))

        const pins = await Promise.all(Array.from({ length: 10 }, () => blobs.pin(key)))

        expect(new Set(pins.map(pin => JSON.stringify(pin))).size).toBe(1)
      })
    })

    describe('a read', () => {
      it('answers any range of a pinned object', async () => {
        const content = randomBytes(600_000)
        const { key } = await released(content)
        await fc.assert(
          fc.asyncProperty(
            fc.nat(599_999),
            fc.nat(599_999),
            fc.constantFrom<Area[]>('incoming', 'released'), //
            async (one, other, area) => {
              const [start, end] = one < other ? [one, other] : [other, one]
              const read = await toBytes(await blobs.read(area, key, { start, end }))
              expect(read).toEqual(content.subarray(start, end + 1))
            },
          ),
          { numRuns: 30 },
        )
      })

      it('rejects for an object that was never pinned or released', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))

        await expect(blobs.read('incoming', key).then(toBytes)).rejects.toThrow()
        await expect(blobs.digest(key)).rejects.toThrow()
        await expect(blobs.read('released', key).then(toBytes)).rejects.toThrow()
      })
    })

    describe('a publish', () => {
      it('shows exactly the pinned version, even after a later upload', async () => {
        const key = newKey()
        await put(key, Buffer.from('what was inspected'))
        await blobs.pin(key)
        await put(key, Buffer.from('what was not'))

        await blobs.publish(key, key)

        expect(await toBody(await fetch(await downloadUrl(key)))).toEqual(Buffer.from('what was inspected'))
      })

      it('rejects an object that was not pinned', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))

        await expect(blobs.publish(key, key)).rejects.toThrow()
        expect((await fetch(await downloadUrl(key))).status).toBe(404)
      })

      it('succeeds 50 times at once', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))
        await blobs.pin(key)

        await Promise.all(Array.from({ length: 50 }, () => blobs.publish(key, key)))

        expect(await toBody(await fetch(await downloadUrl(key)))).toEqual(Buffer.from('abc'))
      })
    })

    describe('a content under two keys', () => {
      it('is readable under the incoming key while released, withdrawn and after the erasure of the release', async () => {
        const { key, content } = await released()
        const read = async () => {
          expect(await toBytes(await blobs.read('incoming', key))).toEqual(content)
          expect(await toBytes(await blobs.read('incoming', key, { start: 10, end: 19 }))).toEqual(
            content.subarray(10, 20),
          )
          expect((await blobs.digest(key)).sha256).toBe(createHash('sha256').update(content).digest('hex'))
        }

        await read()
        await blobs.withdraw(key)
        await read()
        await blobs.eraseReleased(key)
        await read()
        await blobs.eraseReleased(key)
        await read()
      })

      it('is released again after the erasure of its first release', async () => {
        const { key, content } = await released()
        const [second, third] = [newKey(), newKey()]
        await blobs.withdraw(key)
        await blobs.eraseReleased(key)

        await blobs.publish(key, second)
        await blobs.publish(key, third)
        await blobs.eraseReleased(second)
        await blobs.eraseIncoming(key)

        expect(await toBody(await fetch(await downloadUrl(third)))).toEqual(content)
        await expect(blobs.read('incoming', key).then(toBytes)).rejects.toThrow()
        await expect(blobs.publish(key, newKey())).rejects.toThrow()
      })

      it('survives releases and erasures at the same time, as long as one key names it', async () => {
        const { key, content } = await released()
        const others = Array.from({ length: 4 }, newKey)
        const tried = async (work: () => Promise<void>) => {
          // A source may move during a copy: steps repeat such a failure.
          for (let tries = 1; ; tries += 1) {
            const error = await work().catch(fault => fault)
            if (error === undefined) return
            if (tries === 20) throw error
          }
        }

        await Promise.all([
          ...others.map(other => tried(() => blobs.publish(key, other))),
          tried(() => blobs.eraseReleased(key)),
        ])
        expect(await toBytes(await blobs.read('incoming', key))).toEqual(content)
        await Promise.all(others.map(other => tried(() => blobs.eraseReleased(other))))

        expect(await toBytes(await blobs.read('incoming', key))).toEqual(content)
      })
    })

    describe('a download', () => {
      it('under another key is a release of its own, which withdrawals and erasures of the other leave', async () => {
        const { key, content, url } = await released()
        const other = newKey()
        await blobs.withdraw(key)

        await blobs.publish(key, other)

        expect((await fetch(url)).status).toBe(404)
        expect(await toBody(await fetch(await downloadUrl(other)))).toEqual(content)
        await blobs.eraseReleased(key)
        await blobs.eraseIncoming(key)
        expect(await toBody(await fetch(await downloadUrl(other)))).toEqual(content)
        expect(await toBytes(await blobs.read('released', other))).toEqual(content)
        await blobs.withdraw(other)
        await blobs.publish(other, other)
        expect([403, 404]).toContain((await fetch(await downloadUrl(other))).status)
        await blobs.eraseReleased(other)
        await expect(blobs.read('released', other).then(toBytes)).rejects.toThrow()
      })

      it('under another key keeps the first, and needs a pinned content', async () => {
        const { key, url } = await released()
        const other = newKey()

        await expect(blobs.publish(newKey(), other)).rejects.toThrow()
        await blobs.publish(key, other)
        await blobs.eraseReleased(other)
        await blobs.publish(key, other)

        expect([403, 404]).toContain((await fetch(await downloadUrl(other))).status)
        expect((await fetch(url)).status).toBe(200)
      })

      it('is an attachment with a generic type', async () => {
        const { url } = await released()

        const { headers } = await fetch(url)

        expect(headers.get('content-type')).toBe('application/octet-stream')
        expect(headers.get('content-length')).toBe('1000')
        expect(headers.get('accept-ranges')).toBe('bytes')
        expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      })

      it('answers HEAD with the same headers and no body', async () => {
        const { url } = await released()

        const answer = await fetch(url, { method: 'HEAD' })

        expect(answer.status).toBe(store.limits.refusesHead ? 403 : 200)
        if (!store.limits.refusesHead) expect(answer.headers.get('content-length')).toBe('1000')
        expect(await toBody(answer)).toHaveLength(0)
      })

      it.each([
        ['bytes=0-0', 0, 0],
        ['bytes=100-199', 100, 199],
        ['bytes=990-', 990, 999],
        ['bytes=-10', 990, 999],
        ['bytes=-5000', 0, 999],
        ['bytes=500-99999999999999999999', 500, 999],
      ])('answers the range %s', async (range, start, end) => {
        const { url, content } = await released()

        const answer = await fetch(url, { headers: { range } })

        expect(answer.status).toBe(206)
        expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
        expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
        expect(await toBody(answer)).toEqual(content.subarray(start, end + 1))
      })

      it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('answers 416 to the range %s', async range => {
        const { url } = await released()

        const answer = await fetch(url, { headers: { range } })

        expect(answer.status).toBe(416)
      })

      it('resumes with If-Range while the content is the same', async () => {
        const { url } = await released()
        const etag = (await fetch(url)).headers.get('etag') ?? ''
        const resume = (ifRange: string) => fetch(url, { headers: { range: 'bytes=10-', 'if-range': ifRange } })

        expect((await resume(etag)).status).toBe(206)
        expect((await resume('"another"')).status).toBe(store.limits.ignoresIfRange ? 206 : 200)
      })

      it('is refused under another key, with another name, and for writing', async () => {
        const { key, url } = await released()
        const { key: other } = await released()
        const renamed = await fetch(url.replace('report.pdf', 'report.exe'))

        expect((await fetch(url.replace(key, other))).status).toBe(403)
        expect(renamed.status).toBe(403)
        expect((await fetch(url, { method: 'PUT', body: 'abc' })).status).toBe(403)
      })

      it('is refused once its URL has expired', async () => {
        const { key } = await released()

        const status = await expireOne(async expiresAt => {
          const url = await blobs.downloadUrl(key, { fileName: 'report.pdf', expiresAt })
          return () => fetch(url)
        })

        expect(status).toBe(403)
      })

      it.each([
        'plain.txt',
        'Übersicht der Löhne.pdf',
        'rocket 🚀 family 👨‍👩‍👧.png',
        'say "hello"; filename=evil.exe',
        "it's 100% *(new)*.csv",
        '売上高.xlsx',
      ])('has the name %s', async fileName => {
        const { url } = await released(randomBytes(10), fileName)

        const { headers } = await fetch(url)

        expect(savedAs(headers)).toBe(fileName)
      })

      it('has no line break in its headers, for any name', async () => {
        const { url } = await released(randomBytes(10), 'a\r\nx-injected: 1\r\n\r\n<script>.html')

        const { headers } = await fetch(url)

        expect(headers.has('x-injected')).toBe(false)
        expect(savedAs(headers)).not.toMatch(/[\r\n]/)
      })

      it('is missing before it was published', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))
        await blobs.pin(key)

        expect((await fetch(await downloadUrl(key))).status).toBe(404)
      })
    })

    describe('point 20: renewing URLs', () => {
      it('invalidates the URLs issued before, and serves the same bytes by those issued after', async () => {
        const content = randomBytes(1000)
        const { key, url } = await released(content)

        await blobs.renewUrls(key)

        expect([403, 404]).toContain((await fetch(url)).status)
        expect([403, 404]).toContain((await fetch(url, { headers: { range: 'bytes=5-' } })).status)
        const renewed = await fetch(await downloadUrl(key))
        expect(Buffer.from(await renewed.arrayBuffer()).equals(content)).toBe(true)
      })

      it('does not restore a withdrawn object, and a later withdrawal invalidates renewed URLs', async () => {
        const { key } = await released()
        await blobs.renewUrls(key)
        const url = await downloadUrl(key)

        await blobs.withdraw(key)
        await blobs.renewUrls(key)

        expect([403, 404]).toContain((await fetch(url)).status)
        expect([403, 404]).toContain((await fetch(await downloadUrl(key))).status)
      })

      it('concurrently with a withdrawal leaves no working URL', async () => {
        const { key } = await released()

        await Promise.all([blobs.renewUrls(key), blobs.withdraw(key), blobs.renewUrls(key)])

        expect([403, 404]).toContain((await fetch(await downloadUrl(key))).status)
      })

      it('of a key that was never released changes nothing', async () => {
        const key = newKey()
        await blobs.renewUrls(key)

        await put(key, Buffer.from('abc'))
        await blobs.pin(key)
        await blobs.publish(key, key)

        expect((await fetch(await downloadUrl(key))).status).toBe(200)
      })
    })

    describe('a withdrawal', () => {
      it('invalidates the URLs issued before and after', async () => {
        const { key, url } = await released()

        await blobs.withdraw(key)

        expect((await fetch(url)).status).toBe(404)
        expect((await fetch(url, { headers: { range: 'bytes=5-' } })).status).toBe(404)
        expect((await fetch(await downloadUrl(key))).status).toBe(404)
      })

      it('is not undone by another publish', async () => {
        const { key, url } = await released()
        await blobs.withdraw(key)

        await blobs.publish(key, key)

        expect((await fetch(url)).status).toBe(404)
      })

      it('before the publish prevents it', async () => {
        const key = newKey()
        await put(key, Buffer.from('abc'))
        await blobs.pin(key)
        await blobs.withdraw(key)

        await blobs.publish(key, key)

        expect((await fetch(await downloadUrl(key))).status).toBe(404)
      })

      it('keeps the object itself until it is erased', async () => {
        const { key, content } = await released()

        await blobs.withdraw(key)

        expect(await toBytes(await blobs.read('released', key))).toEqual(content)
      })

      it('wins over publishing, 50 of each at once', async () => {
        const { key, url } = await released()

        await Promise.all(
          Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? blobs.publish(key, key) : blobs.withdraw(key))),
        )

        expect((await fetch(url)).status).toBe(404)
      })

      it('ignores unknown keys', async () => {
        await blobs.withdraw(newKey())
      })
    })

    describe('an erasure', () => {
      it('of an original leaves the released object', async () => {
        const { key, content, url } = await released()

        await blobs.eraseIncoming(key)

        await expect(blobs.read('incoming', key).then(toBytes)).rejects.toThrow()
        await expect(blobs.digest(key)).rejects.toThrow()
        expect(await toBody(await fetch(url))).toEqual(content)
      })

      it('of a released object leaves the original, and another publish restores nothing', async () => {
        const { key, content, url } = await released()

        await blobs.eraseReleased(key)
        await blobs.publish(key, key)

        expect((await fetch(url)).status).toBe(404)
        await expect(blobs.read('released', key).then(toBytes)).rejects.toThrow()
        expect(await toBytes(await blobs.read('incoming', key))).toEqual(content)
      })

      it('may be repeated, 50 at once, and ignores unknown keys', async () => {
        const { key, url } = await released()

        await Promise.all(
          Array.from({ length: 50 }, (_, index) => blobs[index % 2 === 0 ? 'eraseIncoming' : 'eraseReleased'](key)),
        )
        await blobs.eraseIncoming(newKey())

        expect((await fetch(url)).status).toBe(404)
        expect(await blobs.pin(key)).toBeUndefined()
      })
    })
  })
}

type Area = 'incoming' | 'released'

const sizes = fc.oneof(
  fc
    .tuple(fc.constantFrom(...BORDERS), fc.integer({ min: -1, max: 1 }))
    .map(([border, step]) => Math.max(0, border + step)),
  fc.nat(700_000),
)

export function newKey(): string {
  return `${randomUUID()}.${randomUUID()}`
}

/**
 * A PUT with a declared digest.
 * @param sha256 in hexadecimal
 */
export function putWithDigest(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  sha256: string | undefined,
): Promise<Response> {
  const headers = sha256 === undefined ? {} : { [DIGEST_HEADER]: Buffer.from(sha256, 'hex').toString('base64') }
  return fetch(url, { method: 'PUT', body, headers })
}

export async function toBody(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

export async function toBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function savedAs(headers: Headers): string {
  const [, name = ''] = /filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}
