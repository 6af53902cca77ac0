import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { MAX_WHOLE_BYTES } from '../../shared/domain/parts.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, download, getOutbox, type Person, person } from '../harness/person.ts'

const toSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const policy = {
  headerRow: true,
  anonymizationRules: [{ columnNameOrIndex: '1', anonymizationMethod: 'sha256' as const, parameters: [] }],
}
const plan = { name: 'plan.txt', content: Buffer.from('The plans.') }
const empty = { name: 'empty.txt', content: Buffer.alloc(0) }
const csv = {
  name: 'cards.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\n'),
  anonymizationPolicy: policy,
}

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

describe('the reported SHA-256 of a file is that of the bytes that are downloaded', () => {
  test('of plain, empty and anonymised files, in the review, and never that of an upload that was anonymised', async () => {
    const { id, downloadUrl } = await alice.send([plan, empty, csv])
    await host.settled()

    const { files } = await alice.review(id)
    const { contents } = await download(host.origin, downloadUrl)

    expect(files.map(({ sha256 }) => sha256)).toEqual(contents.map(toSha256))
    expect(files.map(({ sha256 }) => sha256)).not.toContain(toSha256(csv.content))
    expect(files.map(({ size }) => size)).toEqual(contents.map(({ length }) => length))
  })

  test('of a sealed archive', async () => {
    const { id, downloadUrl } = await alice.send([plan, csv], { options: { isPasswordProtected: true } })
    await host.settled()

    const { transfer } = await alice.review(id)
    const { contents } = await download(host.origin, downloadUrl)

    expect(JSON.stringify(transfer)).toContain(toSha256(contents[0] ?? new Uint8Array()))
  })

  test('of a file that came in parts', async () => {
    const content = Buffer.alloc(MAX_WHOLE_BYTES + 1000, 'abcdefg')
    const files = [{ name: 'a.bin', size: content.length, tempId: 0 }]
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files, message: 'Hello', recipient: 'rita@partner.example' },
    })
    const created = await alice.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
    const upload = await alice.uploadInParts(id, created.files[0]?.id ?? '')
    const parts = []
    for (let at = 0; at < content.length; at += upload.partSize) {
      parts.push(await alice.sendPart(upload, parts.length + 1, content.subarray(at, at + upload.partSize)))
    }
    await alice.complete(upload, parts)
    const { downloadUrl } = await alice.finalize(id)
    await host.settled()

    const review = await alice.review(id)
    const { contents } = await download(host.origin, downloadUrl)

    expect(review.files[0]?.sha256).toBe(toSha256(content))
    expect(toSha256(contents[0] ?? new Uint8Array())).toBe(toSha256(content))
  })

  test('in the receipt that a responder keeps', async () => {
    const asked = await alice.request({ responder: 'rolf@partner.example' })
    await answerRequest(host.origin, asked.requestUrl, [plan, empty])
    await host.settled()

    const mails = (await getOutbox(host.origin)).filter(({ to }) => to === 'rolf@partner.example')
    const receipt = mails.find(({ text }) => text.includes('SHA-256'))?.text
    for (const { content } of [plan, empty]) expect(receipt).toContain(toSha256(content))
  })
})

describe('a file whose digest is not that of its bytes', () => {
  const uploadedFile = async () => {
    const { id, files } = await alice.create([plan])
    await alice.upload(id, files[0]?.id ?? '', plan.content)
    return { id, key: `${id}.${files[0]?.id}` }
  }
  const getState = async (id: string) => (await host.context.transfers.get(id))?.transferState

  test('is refused at its upload, where the client declared the digest', async () => {
    const { id, files } = await alice.create([plan])
    const fileId = files[0]?.id ?? ''
    const wanted = { params: { id, fileId }, query: { sha256: toSha256(plan.content) } }
    const answer = await alice.call(contracts.getUploadUrl, wanted)
    const url = 'url' in answer ? answer.url : ''

    const other = await fetch(url, { method: 'PUT', body: Buffer.from('The Plans.') })
    expect(other.status).toBe(400)
    await expect(alice.call(contracts.completeUpload, { params: { id, fileId } })).rejects.toMatchObject({
      status: 409,
    })

    expect((await fetch(url, { method: 'PUT', body: plan.content })).status).toBe(200)
  })

  test('is published by its bytes, even if the row of the store changes', async () => {
    const { id, key } = await uploadedFile()
    withDatabase(host, database =>
      database
        .prepare('UPDATE contents SET sha256 = ? WHERE id = (SELECT content FROM objects WHERE key = ?)')
        .run('f'.repeat(64), key),
    )
    await alice.finalize(id)
    await host.settled()

    expect(await getState(id)).toBe('active')
    expect((await alice.review(id)).files[0]?.sha256).toBe(toSha256(plan.content))
  })

  test('fails its transfer where the bytes are others than those that were pinned', async () => {
    const { id, files } = await alice.create([plan])
    const file = files[0]?.id ?? ''
    await alice.upload(id, file, plan.content)
    const stored = await host.context.transfers.get(id)
    const before = stored?.files[0]
    if (!before?.blob) throw new Error('The file was not pinned.')
    const lied = { ...before, blob: { ...before.blob, sha256: toSha256(Buffer.from('other')) } }
    await host.context.transfers.replaceFile(id, before, lied, {
      at: new Date(host.clock.now()).toISOString(),
      action: 'verify',
      actor: 'system',
      result: 'done',
    })
    await alice.finalize(id)
    await host.settled()

    expect(await getState(id)).toBe('failed')
    expect((await host.context.transfers.get(id))?.failureReason).toMatch(/damaged/)
  })
})
