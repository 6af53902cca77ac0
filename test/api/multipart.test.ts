import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'
import { begun, readContent, sendAll, storedFor, toNumbers, toPart } from './largeFile.ts'

const MIB = 1024 * 1024
const large = readContent(65 * MIB + 3)

describe('a large file sent in parts', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
  const received = async (downloadUrl: string) => (await download(host.origin, downloadUrl)).contents[0] ?? []
  const finalized = async (id: string) => {
    const sent = await alice.finalize(id)
    await host.settled()
    return sent
  }

  test('out of order, concurrently and over a restart arrives unchanged, and no part is sent twice', async () => {
    const upload = await begun(alice, large)
    const before = await sendAll(alice, upload, large, [9, 2, 5, 1])

    host = await host.restart()
    const resumed = await alice.uploadInParts(upload.id, upload.fileId)
    const { parts: arrived, next } = await alice.listParts(resumed)
    const missing = toNumbers(large, resumed).filter(number => !arrived.some(part => part.partNumber === number))
    const after = await sendAll(alice, resumed, large, missing)
    const list = [...arrived, ...after].sort((one, other) => one.partNumber - other.partNumber)
    const completed = await alice.complete(resumed, list)
    const { id, downloadUrl } = await finalized(upload.id)

    expect(resumed).toEqual(upload)
    expect(next).toBeUndefined()
    expect(arrived).toEqual(
      before.map(part => {
        const content = toPart(large, upload, part.partNumber)
        return { ...part, size: content.length, sha256: sha256(content) }
      }),
    )
    expect(missing).toEqual([3, 4, 6, 7, 8])
    expect(completed).toEqual({ id: upload.fileId, size: large.length })
    expect(Buffer.from(await received(downloadUrl)).equals(large)).toBe(true)
    expect((await alice.review(id)).files).toMatchObject([{ sha256: sha256(large) }])
  })

  test('lists its parts from any position', async () => {
    const upload = await begun(alice, large)
    await sendAll(alice, upload, large, [1, 4, 9])

    const listed = async (after: number) => (await alice.listParts(upload, after)).parts.map(part => part.partNumber)

    expect(await listed(0)).toEqual([1, 4, 9])
    expect(await listed(1)).toEqual([4, 9])
    expect(await listed(3)).toEqual([4, 9])
    expect(await listed(9)).toEqual([])
    expect(await listed(99_999)).toEqual([])
  })

  test('accepts one whole PUT from a client without multipart support, also after parts began', async () => {
    const onDisk = storedFor(host, { id: '', fileId: '' }).onDisk
    const upload = await begun(alice, large)
    await sendAll(alice, upload, readContent(large.length), [1, 9])
    expect(storedFor(host, upload)).toMatchObject({ uploads: 1, parts: 2, onDisk: onDisk + 2 })

    await alice.upload(upload.id, upload.fileId, large)
    const { downloadUrl } = await finalized(upload.id)

    expect(Buffer.from(await received(downloadUrl)).equals(large)).toBe(true)
    expect(storedFor(host, upload)).toEqual({
      uploads: 0,
      parts: 0,
      partsOfContent: 0,
      contents: 1,
      onDisk: onDisk + 1,
    })
  })

  test('is one upload for concurrent and later calls', async () => {
    const { id, files } = await alice.create([{ name: 'large.bin', content: large }])
    const fileId = files[0]?.id ?? ''

    const answers = await Promise.all(Array.from({ length: 20 }, () => alice.uploadInParts(id, fileId)))
    const later = await alice.uploadInParts(id, fileId)

    expect(new Set([...answers, later].map(({ uploadId }) => uploadId)).size).toBe(1)
    expect(storedFor(host, { id, fileId })).toMatchObject({ uploads: 1, parts: 0 })
  })

  test('is larger than 64 MiB: smaller files are PUT whole, with or without a request for parts', async () => {
    const { id, files } = await alice.create([
      { name: 'empty.bin', content: new Uint8Array() },
      { name: 'whole.bin', content: new Uint8Array(64 * MIB) },
      { name: 'larger.bin', content: new Uint8Array(64 * MIB + 1) },
    ])
    const asked = await Promise.all(
      files.map(file =>
        alice.call(contracts.getUploadUrl, { params: { id, fileId: file.id }, query: { multipart: 'true' } }),
      ),
    )

    expect(asked).toEqual([
      { url: expect.stringContaining('/blobs/') },
      { url: expect.stringContaining('/blobs/') },
      { uploadId: expect.any(String), partSize: 8 * MIB },
    ])
  })

  test('is not multipart when the client does not ask for parts', async () => {
    const { id, files } = await alice.create([{ name: 'large.bin', content: large }])

    const answer = await alice.call(contracts.getUploadUrl, { params: { id, fileId: files[0]?.id ?? '' } })

    expect(answer).toEqual({ url: expect.stringContaining('/blobs/') })
    expect(storedFor(host, { id, fileId: files[0]?.id ?? '' }).uploads).toBe(0)
  })
})

describe('a file above 5 GiB, where the organisation allows it', () => {
  const size = 50 * 1024 * MIB
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    const limits = { ...demoOrganisation.limits, fileSizeMiB: 51_200, totalSizeMiB: 51_200 }
    host = await testHost({ organisation: { ...demoOrganisation, limits } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  async function declared() {
    const files = [{ name: 'large.bin', size, tempId: 0 }]
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files, recipient: 'rita@partner.example', message: 'The recording.' },
    })
    const created = await alice.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
    return { id, fileId: created.files[0]?.id ?? '' }
  }

  test('is sent in parts', async () => {
    const { id, fileId } = await declared()

    const { partSize } = await alice.uploadInParts(id, fileId)

    expect(size / partSize).toBeLessThanOrEqual(10_000)
  })

  test('is not accepted by one PUT, which S3 would refuse after 5 GiB', async () => {
    const { id, fileId } = await declared()

    await expect(alice.uploadUrl(id, fileId)).rejects.toMatchObject({
      status: 400,
      message: 'large.bin is too large for one PUT. Request its parts with multipart=true.',
    })
  })
})
