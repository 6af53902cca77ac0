import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begun, readContent, sendAll, toNumbers, toPart } from '../api/largeFile.ts'
import { download, type Person } from '../harness/person.ts'
import type { JourneyHost } from './journeyHost.ts'

const MIB = 1024 * 1024

export function resumableSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`a large file sent in parts: ${name}`, () => {
    let host: JourneyHost
    let alice: Person
    const large = readContent(65 * MIB + 3)

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    const received = async (downloadUrl: string) => (await download(host.origin, downloadUrl)).contents[0] ?? []
    const finalized = async (id: string) => {
      const sent = await alice.finalize(id)
      await host.settled(sent.id)
      return sent
    }

    test('arrives unchanged when its parts come out of order or break off, and no part is sent twice', async () => {
      const upload = await begun(alice, large)
      await sendAll(alice, upload, large, [9, 2, 5, 1])

      const resumed = await alice.uploadInParts(upload.id, upload.fileId)
      const { parts: arrived } = await alice.listParts(resumed)
      const missing = toNumbers(large, resumed).filter(number => !arrived.some(part => part.partNumber === number))
      const after = await sendAll(alice, resumed, large, missing)
      const list = [...arrived, ...after].sort((one, other) => one.partNumber - other.partNumber)
      await alice.complete(resumed, list)
      await alice.complete(resumed, list)
      const { id, downloadUrl } = await finalized(upload.id)

      expect(resumed).toEqual(upload)
      expect(missing).toEqual([3, 4, 6, 7, 8])
      expect(arrived.map(({ size }) => size)).toEqual([1, 2, 5, 9].map(number => toPart(large, upload, number).length))
      expect(Buffer.from(await received(downloadUrl)).equals(large)).toBe(true)
      const sha256 = createHash('sha256').update(large).digest('hex')
      expect((await alice.review(id)).files).toMatchObject([{ sha256 }])
    })

    test('can be PUT whole by a client without multipart support, also after parts began', async () => {
      const upload = await begun(alice, large)
      await sendAll(alice, upload, readContent(large.length), [1, 9])

      await alice.upload(upload.id, upload.fileId, large)
      const { downloadUrl } = await finalized(upload.id)

      expect(Buffer.from(await received(downloadUrl)).equals(large)).toBe(true)
    })

    test('is not completed from a list with parts that never arrived', async () => {
      const upload = await begun(alice, large)
      const [last = 0, ...others] = toNumbers(large, upload).toReversed()
      const sent = await sendAll(alice, upload, large, [last])
      const invented = others.toReversed().map(partNumber => ({ partNumber, etag: `"${'0'.repeat(32)}"` }))

      await expect(alice.complete(upload, [...invented, ...sent])).rejects.toMatchObject({ status: 409 })
      await expect(alice.complete(upload, sent)).rejects.toMatchObject({ status: 400 })
    })

    test('is one upload for concurrent calls', async () => {
      const { id, files } = await alice.create([{ name: 'large.bin', content: large }], {
        recipient: `${randomUUID()}@partner.example`,
      })
      const fileId = files[0]?.id ?? ''

      const answers = await Promise.all(Array.from({ length: 10 }, () => alice.uploadInParts(id, fileId)))

      expect(new Set(answers.map(({ uploadId }) => uploadId)).size).toBe(1)
    })
  })
}
