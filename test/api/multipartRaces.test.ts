import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, type Person, person, type UploadInParts } from '../harness/person.ts'
import { begun, readContent, sendAll, storedFor, toPart } from './largeFile.ts'

const MIB = 1024 * 1024
const HOUR = 3600_000
const large = readContent(65 * MIB + 3)

let host: TestHost
let alice: Person

beforeAll(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())
afterAll(() => expect(host.logLines.filter(line => line.includes('"level":"error"'))).toEqual([]))

const sha256 = (content: Uint8Array = new Uint8Array()) => createHash('sha256').update(content).digest('hex')
const whole = ({ id, fileId }: UploadInParts) => alice.call(contracts.completeUpload, { params: { id, fileId } })
const refusal = (message: string) => ({ status: 409, message })
const received = async ({ id }: UploadInParts) => {
  const { downloadUrl } = await alice.finalize(id)
  await host.settled()
  return sha256((await download(host.origin, downloadUrl)).contents[0])
}

describe('two tabs that continue one upload', () => {
  test('both send and complete it: there is one complete file', async () => {
    const onDisk = storedFor(host, { id: '', fileId: '' }).onDisk
    const upload = await begun(alice, large)
    const tab = async () => {
      const resumed = await alice.uploadInParts(upload.id, upload.fileId)
      return { resumed, list: await sendAll(alice, resumed, large) }
    }

    // A tab that still sends after the other’s completion is refused and must complete: the engine’s tests cover that.
    const tabs = await Promise.all([tab(), tab()])
    const answers = await Promise.all(tabs.map(({ resumed, list }) => alice.complete(resumed, list)))

    expect(answers).toEqual([
      { id: upload.fileId, size: large.length },
      { id: upload.fileId, size: large.length },
    ])
    expect(await received(upload)).toBe(sha256(large))
    expect(storedFor(host, upload)).toEqual({
      uploads: 0,
      parts: 0,
      partsOfContent: 9,
      contents: 1,
      onDisk: onDisk + 9,
    })
  })

  test('end with one file and no leftover parts when one sends it whole', async () => {
    const onDisk = storedFor(host, { id: '', fileId: '' }).onDisk
    const { id, files } = await alice.create([{ name: 'large.bin', content: large }])
    const fileId = files[0]?.id ?? ''
    const inParts = async () => {
      const upload = await alice.uploadInParts(id, fileId)
      return alice.complete(upload, await sendAll(alice, upload, large))
    }

    const done = await Promise.allSettled([inParts(), alice.upload(id, fileId, large)])

    expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await received({ id, fileId, uploadId: '', partSize: 0 })).toBe(sha256(large))
    const { uploads, contents, partsOfContent, onDisk: after } = storedFor(host, { id, fileId })
    expect({ uploads, contents }).toEqual({ uploads: 0, contents: 1 })
    expect(after - onDisk).toBe(partsOfContent || 1)
  })

  test('get ten equal answers from ten concurrent completions', async () => {
    const upload = await begun(alice, large)
    const list = await sendAll(alice, upload, large)

    const answers = await Promise.all(Array.from({ length: 10 }, () => alice.complete(upload, list)))

    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    // A repeat after a lost answer.
    expect(await alice.complete(upload, list)).toEqual(answers[0])
    const other = list.map(part => (part.partNumber === 2 ? { ...part, etag: '"other"' } : part))
    const sentence = 'large.bin was already completed, possibly with different content.'
    await expect(alice.complete(upload, other)).rejects.toMatchObject(refusal(sentence))
    await expect(whole(upload)).rejects.toMatchObject(refusal(sentence))
    expect(await received(upload)).toBe(sha256(large))
  })
})

describe('an interrupted upload', () => {
  test.each([
    ['the same call again', true],
    ['a completion without a list', false],
  ])('between the store and the record is completed by %s', async (_, isWithList) => {
    const upload = await begun(alice, large)
    const list = await sendAll(alice, upload, large)
    await host.context.blobs.completeMultipart(`${upload.id}.${upload.fileId}`, upload.uploadId, list)

    await expect(alice.uploadInParts(upload.id, upload.fileId)).rejects.toMatchObject(
      refusal('The upload of large.bin has ended. Complete it, or start it again.'),
    )
    const answer = await (isWithList ? alice.complete(upload, list) : whole(upload))

    expect(answer).toEqual({ id: upload.fileId, size: large.length })
    expect(await received(upload)).toBe(sha256(large))
  })

  test('that the store lost restarts once the server was asked to complete it', async () => {
    const upload = await begun(alice, large)
    await sendAll(alice, upload, large, [1, 2])
    withDatabase(host, database => {
      expect(database.prepare('DELETE FROM uploads WHERE id = ?').run(upload.uploadId).changes).toBe(1)
    })
    const over = refusal('The upload of large.bin has ended. Complete it, or start it again.')

    await expect(alice.uploadInParts(upload.id, upload.fileId)).rejects.toMatchObject(over)
    await expect(alice.listParts(upload)).rejects.toMatchObject(over)
    await expect(alice.sendPart(upload, 3, toPart(large, upload, 3))).rejects.toThrow('answered 404')
    await expect(whole(upload)).rejects.toMatchObject(
      refusal('large.bin has not arrived. Upload it first, then complete it.'),
    )
    const anew = await alice.uploadInParts(upload.id, upload.fileId)

    expect(anew.uploadId).not.toBe(upload.uploadId)
    expect((await alice.listParts(anew)).parts).toEqual([])
    await expect(alice.listParts(upload)).rejects.toMatchObject({ status: 409 })
    await alice.complete(anew, await sendAll(alice, anew, large))
    expect(await received(anew)).toBe(sha256(large))
  })

  test('leaves no parts when a whole file is completed as its parts begin', async () => {
    const { id, files } = await alice.create([{ name: 'large.bin', content: large }])
    const fileId = files[0]?.id ?? ''
    const key = `${id}.${fileId}`
    await fetch(await alice.uploadUrl(id, fileId), { method: 'PUT', body: Buffer.from(large) })

    const [completed] = await Promise.allSettled([
      alice.call(contracts.completeUpload, { params: { id, fileId } }),
      ...Array.from({ length: 10 }, () => alice.uploadInParts(id, fileId)),
    ])

    expect(completed).toMatchObject({ status: 'fulfilled' })
    expect(storedFor(host, { id, fileId })).toMatchObject({ uploads: 0, contents: 1 })
    expect(await host.context.blobs.pin(key)).toMatchObject({ size: large.length, sha256: sha256(large) })
  })
})

describe('a keep-alive of an upload', () => {
  test('at the moment of the completion leaves the completion intact', async () => {
    const uploads: UploadInParts[] = []
    const lists: Awaited<ReturnType<Person['sendPart']>>[] = []
    for (let count = 0; count < 50; count += 1) {
      const upload = await ofOnePart()
      uploads.push(upload)
      lists.push(await alice.sendPart(upload, 1, Buffer.from('abc')))
    }
    host.clock.move(2 * HOUR)
    alice = await person(host.origin, 'alice@acme.example')

    for (const [index, upload] of uploads.entries()) {
      const [, completed] = await Promise.allSettled([
        alice.partUrl(upload, 1),
        alice.complete(upload, lists.slice(index, index + 1)),
        alice.partUrl(upload, 1),
      ])
      expect(completed).toMatchObject({ status: 'fulfilled' })
    }

    const stored = await Promise.all(uploads.map(({ id }) => host.context.transfers.get(id)))
    const now = new Date(host.clock.now()).toISOString()
    expect(new Set(stored.map(transfer => transfer?.stateChangedAt))).toEqual(new Set([now]))
    // Its own work may already go on.
    expect(stored.map(transfer => transfer?.files)).toEqual(
      uploads.map(({ fileId }) => [
        expect.objectContaining({ id: fileId, blob: expect.objectContaining({ size: 3 }) }),
      ]),
    )
    expect(stored.filter(transfer => transfer?.files[0]?.fileState === 'waiting')).toEqual([])
    expect(stored.filter(transfer => transfer?.files[0]?.multipart)).toEqual([])
  })

  test('is written at most once an hour', async () => {
    const upload = await ofOnePart()
    const revision = async () => (await host.context.transfers.get(upload.id))?.revision
    const before = (await revision()) ?? 0

    for (let count = 0; count < 5; count += 1) await alice.partUrl(upload, 1)
    expect(await revision()).toBe(before)

    host.clock.move(HOUR)
    alice = await person(host.origin, 'alice@acme.example')
    for (let count = 0; count < 5; count += 1) await alice.partUrl(upload, 1)
    expect(await revision()).toBe(before + 1)
  })

  /** Too small for multipart by the product’s rule: the record gets its parts here, so that there can be many. */
  async function ofOnePart(): Promise<UploadInParts> {
    const { id, files } = await alice.create([{ name: 'small.bin', content: Buffer.from('abc') }])
    const { transfers, blobs } = host.context
    const file = (await transfers.get(id))?.files[0]
    if (!file) throw new Error('The transfer has no file.')
    const multipart = { uploadId: await blobs.createMultipart(`${id}.${file.id}`), partSize: 8 * MIB }
    const event = { at: '', action: 'begin-upload', actor: 'alice', result: 'done' } as const
    await transfers.replaceFile(id, file, { ...file, multipart }, event)
    return { id, fileId: files[0]?.id ?? '', ...multipart }
  }
})
