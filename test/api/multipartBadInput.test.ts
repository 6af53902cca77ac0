import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type CallName, toPath } from '../harness/calls.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type Person, person, type UploadInParts } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'
import { begun, readContent, sendAll, storedFor, toPart } from './largeFile.ts'

const MIB = 1024 * 1024
const QUARTER_HOUR = 15 * 60_000
const large = readContent(65 * MIB + 3)
const others = readContent(large.length)

type Place = { id: string; fileId: string }

let host: TestHost
let alice: Person
let upload: UploadInParts

beforeAll(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())
beforeEach(async () => {
  upload = await begun(alice, large)
})

const part = (partNumber: number, content = large) => toPart(content, upload, partNumber)
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const put = (url: string, body: Uint8Array | Uint8Array[]): Promise<Answer> => {
  const { pathname, search } = new URL(url)
  return send(host.origin, `${pathname}${search}`, { method: 'PUT', body })
}
const putPart = async (partNumber: number, body: Uint8Array | Uint8Array[], digest?: string) =>
  put(await alice.partUrl(upload, partNumber, digest), body)
const arrived = async () => (await alice.listParts(upload)).parts.map(({ partNumber }) => partNumber)
const pathFor = (name: CallName, { id, fileId }: Place = upload) => toPath(name, { id, fileId })
const ask = (name: CallName, body: object, place: Place = upload, token = alice.idToken) =>
  sendJson(host.origin, pathFor(name, place), JSON.stringify(body), { method: contracts[name].method, token })
const askList = (query: string, token: string | undefined = alice.idToken) =>
  send(host.origin, `${pathFor('listParts')}?${query}`, { headers: bearer(token) })
const toSentence = (answer: Answer, status: number) => expectRefusal(answer, status).errorMessage

describe('a part', () => {
  test('that is sent twice counts once, and the later of two different ones counts', async () => {
    const first = await alice.sendPart(upload, 1, part(1))
    const again = await alice.sendPart(upload, 1, part(1))
    const list = await sendAll(alice, upload, large)
    const other = await alice.sendPart(upload, 1, part(1, others))

    expect(again).toEqual(first)
    expect(other.etag).not.toBe(first.etag)
    expect(storedFor(host, upload).parts).toBe(9)
    expect(toSentence(await ask('completeUpload', { uploadId: upload.uploadId, parts: list }), 409)).toBe(
      'Part 1 has not arrived as listed. List the parts and send the missing ones.',
    )
    await alice.complete(upload, [other, ...list.slice(1)])
    const { downloadUrl } = await alice.finalize(upload.id)
    await host.settled()
    const { contents } = await download(host.origin, downloadUrl)
    expect(sha256(contents[0] ?? new Uint8Array())).toBe(
      sha256(Buffer.concat([part(1, others), large.subarray(8 * MIB)])),
    )
  })

  test.each([
    ['nothing of it', 1, new Uint8Array(), 8 * MIB],
    ['a byte too few', 1, large.subarray(0, 8 * MIB - 1), 8 * MIB],
    ['a byte too many', 1, large.subarray(0, 8 * MIB + 1), 8 * MIB],
    ['a whole part as the last one', 9, large.subarray(0, 8 * MIB), MIB + 3],
  ])('is refused with %s, by any method', async (_, partNumber, content, size) => {
    for (const body of [content, [content]]) {
      expect(toSentence(await putPart(partNumber, body), 400)).toContain(`exactly ${size} bytes`)
    }

    expect(await arrived()).toEqual([])
  })

  test('with a wrong digest is refused, and the right bytes are accepted', async () => {
    const url = await alice.partUrl(upload, 9, sha256(part(9)))

    expect(toSentence(await put(url, part(9, others)), 400)).toMatch(/damaged.*again/i)
    expect(await arrived()).toEqual([])

    expect((await put(url, part(9))).status).toBe(200)
    expect(toSentence(await put(url, part(9, others)), 400)).toMatch(/damaged.*again/i)
    expect((await alice.listParts(upload)).parts).toMatchObject([{ partNumber: 9, sha256: sha256(part(9)) }])
  })

  test('goes only to its signed address, which cannot be altered', async () => {
    const another = await begun(alice, large)
    const url = new URL(await alice.partUrl(upload, 9))
    const terms = [...url.searchParams.keys()]
    const altered = (change: (copy: URL) => void) => {
      const copy = new URL(url)
      change(copy)
      return copy.href
    }

    const wrong = [
      altered(copy => {
        copy.pathname = copy.pathname.replace(upload.fileId, another.fileId)
      }),
      altered(copy => {
        copy.pathname = copy.pathname.replace(upload.id, another.id)
      }),
      url.href.replace(upload.uploadId, another.uploadId),
      ...terms.map(name => altered(({ searchParams }) => searchParams.set(name, `${searchParams.get(name)}1`))),
      ...terms.map(name => altered(({ searchParams }) => searchParams.delete(name))),
      ...terms.map(name => altered(({ searchParams }) => searchParams.append(name, '1'))),
    ]

    expect(new Set([...wrong, url.href]).size).toBe(wrong.length + 1)
    for (const address of wrong) expectRefusal(await put(address, part(9)), 403)
    expect([await arrived(), (await alice.listParts(another)).parts]).toEqual([[], []])
  })

  test('is late after a quarter of an hour, and in time with a new address', async () => {
    const url = await alice.partUrl(upload, 9)

    host.clock.move(QUARTER_HOUR)
    const late = await put(url, part(9))
    const fresh = await putPart(9, part(9))
    host.clock.move(-QUARTER_HOUR)

    expect(toSentence(late, 403)).toBe('This address is no longer valid.')
    expect(fresh.status).toBe(200)
  })

  test('is refused once the upload is complete, and reveals and changes nothing', async () => {
    const url = await alice.partUrl(upload, 9)
    const { uploadId } = upload
    await alice.complete(upload, await sendAll(alice, upload, large))

    const refused = await put(url, part(9, others))
    expect([404, 409]).toContain(refused.status)
    expectRefusal(refused, refused.status)
    for (const answer of [
      await ask('getPartUrls', { uploadId, parts: [{ partNumber: 9 }] }),
      await askList(`uploadId=${uploadId}`),
      await send(host.origin, `${pathFor('getUploadUrl')}?multipart=true`, {
        headers: bearer(alice.idToken),
      }),
    ]) {
      expect(toSentence(answer, 409)).toBe('large.bin was already uploaded.')
    }
    const { downloadUrl } = await alice.finalize(upload.id)
    await host.settled()
    const { contents } = await download(host.origin, downloadUrl)
    expect(sha256(contents[0] ?? new Uint8Array())).toBe(sha256(large))
  })
})

describe('addresses for parts', () => {
  const askFor = (parts: unknown, uploadId: unknown = upload.uploadId) => ask('getPartUrls', { uploadId, parts })

  test.each([
    [0, 'partNumber'],
    [-1, 'partNumber'],
    [1.5, 'partNumber'],
    ['1', 'partNumber'],
    [10_001, 'partNumber'],
    [10, 'large.bin has 9 parts, and no part 10.'],
    [10_000, 'large.bin has 9 parts, and no part 10000.'],
  ])('are refused for part %j', async (partNumber, sentence) => {
    expect(toSentence(await askFor([{ partNumber: 1 }, { partNumber }]), 400)).toContain(sentence)
  })

  test('are issued once for each part, and for a hundred at most', async () => {
    const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ partNumber: (index % 9) + 1 }))

    expect(toSentence(await askFor(numbered(101)), 400)).toContain('At most 100 parts at once.')
    expect(toSentence(await askFor([]), 400)).toContain('parts')
    expect(toSentence(await askFor(numbered(100)), 400)).toContain('Name each part once.')
    const { parts } = (await askFor(numbered(9))).json as { parts: { partNumber: number }[] }
    expect(parts.map(({ partNumber }) => ({ partNumber }))).toEqual(numbered(9))
  })

  test.each([
    ['of three letters', 'ABC'],
    ['a digit short', 'a'.repeat(63)],
    ['in capitals', 'A'.repeat(64)],
    ['that is a number', 7],
  ])('are refused for a digest %s', async (_, digest) => {
    expect(toSentence(await askFor([{ partNumber: 1, sha256: digest }]), 400)).toContain('sha256')
  })

  test('are refused for an upload id of another file', async () => {
    const another = await begun(alice, large)
    const sentence = 'This is not the current upload of large.bin. Request its upload URL again.'

    for (const uploadId of [another.uploadId, 'never-was-there', upload.uploadId.toUpperCase()]) {
      expect(toSentence(await askFor([{ partNumber: 1 }], uploadId), 409)).toBe(sentence)
      expect(toSentence(await askList(`uploadId=${uploadId}`), 409)).toBe(sentence)
      const parts = [{ partNumber: 1, etag: '"etag"' }]
      expect(toSentence(await ask('completeUpload', { uploadId, parts }), 409)).toBe(sentence)
    }
  })

  test('are refused for a file that is not sent in parts', async () => {
    const { id, files } = await alice.create([{ name: 'small.bin', content: new Uint8Array(3) }])
    const small = { id, fileId: files[0]?.id ?? '' }
    const body = { uploadId: upload.uploadId, parts: [{ partNumber: 1 }] }

    expect(toSentence(await ask('getPartUrls', body, small), 409)).toContain(
      'This is not the current upload of small.bin.',
    )
  })
})

describe('the list of parts', () => {
  test.each([
    ['uploadId=UPLOAD&after=x', 'after'],
    ['uploadId=UPLOAD&after=', 'after'],
    ['uploadId=UPLOAD&after=-1', 'after'],
    ['uploadId=UPLOAD&after=1.5', 'after'],
    ['uploadId=UPLOAD&after=123456', 'after'],
    ['uploadId=UPLOAD&after=1&after=2', 'after'],
    ['uploadId=UPLOAD&limit=5', 'limit'],
    ['after=1', 'uploadId'],
    ['uploadId=', 'uploadId'],
  ])('is refused for %s', async (query, place) => {
    expect(toSentence(await askList(query.replace('UPLOAD', upload.uploadId)), 400)).toContain(place)
  })
})

describe('the completion', () => {
  const complete = (parts: unknown, more: object = {}) =>
    ask('completeUpload', { uploadId: upload.uploadId, parts, ...more })

  test('lists every part once, in order, as it arrived', async () => {
    const list = await sendAll(alice, upload, large)
    const [one = { partNumber: 1, etag: '' }, two = one, ...rest] = list
    const all = 'List all 9 parts of large.bin, from 1 to 9.'
    const missing = 'has not arrived as listed. List the parts and send the missing ones.'

    for (const [parts, status, sentence] of [
      [[one], 400, all],
      [list.slice(0, -1), 400, all],
      [list.slice(1), 400, all],
      [[one, one, two, ...rest], 400, all],
      [[one, one, ...rest], 400, all],
      [[two, one, ...rest], 400, all],
      [list.toReversed(), 400, all],
      [[...list, { partNumber: 10, etag: one.etag }], 400, all],
      [[{ ...one, etag: two.etag }, two, ...rest], 409, `Part 1 ${missing}`],
      [[one, { ...two, etag: '"0000"' }, ...rest], 409, `Part 2 ${missing}`],
      [[one, { ...two, etag: two.etag.slice(1, -1).toUpperCase() }, ...rest], 409, `Part 2 ${missing}`],
      [[], 400, 'body.parts'],
      [Array.from({ length: 10_001 }, () => one), 400, 'body.parts'],
      [[{ ...one, etag: '' }, two, ...rest], 400, 'body.parts.0.etag'],
      [[{ ...one, etag: 'x'.repeat(257) }, two, ...rest], 400, 'body.parts.0.etag'],
      [[{ ...one, size: 1 }, two, ...rest], 400, 'body.parts.0'],
      [undefined, 400, 'Give both uploadId and parts.'],
    ] as const) {
      expect(toSentence(await complete(parts), status)).toContain(sentence)
    }
    expect(toSentence(await complete(list, { size: large.length }), 400)).toContain('size')
    expect(toSentence(await ask('completeUpload', { parts: list }), 400)).toContain('Give both uploadId and parts.')

    expect((await alice.listParts(upload)).parts).toHaveLength(9)
    expect((await complete(list)).json).toEqual({ id: upload.fileId, size: large.length })
  })

  test('refuses parts that never arrived, or belong to another upload', async () => {
    const another = await begun(alice, large)
    const theirs = await sendAll(alice, another, large, [9])
    const list = await sendAll(alice, upload, large, [1, 2, 3, 4, 5, 6, 7, 8])

    expect(toSentence(await complete([...list, ...theirs]), 409)).toBe(
      'Part 9 has not arrived as listed. List the parts and send the missing ones.',
    )
    for (const body of [{}, undefined]) {
      const answer = await (body ? ask('completeUpload', body) : askWithoutBody('completeUpload'))
      expect(toSentence(answer, 409)).toBe('large.bin has not arrived. Upload it first, then complete it.')
    }
    expect(toSentence(await ask('finalizeTransfer', {}), 409)).toBe('1 file still to be uploaded.')
    expect(await arrived()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  const askWithoutBody = (name: CallName) =>
    send(host.origin, pathFor(name), { method: contracts[name].method, headers: bearer(alice.idToken) })
})

describe('the upload of another member', () => {
  test('is missing for every other caller, signed in or not', async () => {
    const bob = await person(host.origin, 'bob@acme.example')
    const { uploadId } = upload
    const parts = [{ partNumber: 1, etag: '"etag"' }]

    for (const [token, status] of [
      [bob.idToken, 404],
      [undefined, 401],
    ] as const) {
      expectRefusal(await ask('getPartUrls', { uploadId, parts: [{ partNumber: 1 }] }, upload, token ?? ''), status)
      expectRefusal(await askList(`uploadId=${uploadId}`, token ?? ''), status)
      expectRefusal(await ask('completeUpload', { uploadId, parts }, upload, token ?? ''), status)
    }
  })
})

describe('a whole file', () => {
  test('with a wrong digest is refused, and the right bytes are accepted', async () => {
    const content = Buffer.from('the right ones')
    const { id, files } = await alice.create([{ name: 'small.bin', content }])
    const params = { id, fileId: files[0]?.id ?? '' }
    const asked = await alice.call(contracts.getUploadUrl, { params, query: { sha256: sha256(content) } })
    const url = 'url' in asked ? asked.url : ''

    expect(toSentence(await put(url, Buffer.from('the wrong ones')), 400)).toMatch(/damaged.*again/i)
    expect(storedFor(host, params).contents).toBe(0)
    expect(toSentence(await ask('completeUpload', {}, params), 409)).toContain('has not arrived')

    expect((await put(url, content)).status).toBe(200)
    expect((await ask('completeUpload', {}, params)).status).toBe(200)
  })

  test.each(['sha256=abc', 'sha256=', 'multipart=false', 'multipart=', 'multipart=true&multipart=true'])(
    'cannot be requested with %s',
    async query => {
      const path = `${pathFor('getUploadUrl')}?${query}`
      expectRefusal(await send(host.origin, path, { headers: bearer(alice.idToken) }), 400)
    },
  )
})
