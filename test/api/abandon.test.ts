import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { beginAnswer, getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'

const one = { name: 'papers.txt', content: Buffer.from('the papers') }

describe('point 8: an abandoned upload', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  test('ends at once: its contents are deleted, it takes no more bytes, and no mail goes out', async () => {
    const mails = (await getOutbox(host.origin)).length
    const { id, files } = await alice.create([one, { ...one, name: 'more.txt' }])
    await alice.upload(id, files[0]?.id ?? '', one.content)
    const url = await alice.uploadUrl(id, files[1]?.id ?? '')

    await alice.abandon(id)

    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ transferState: 'retracted' })
    expect(transfer.expiryDate).toBeUndefined()
    await expect(host.context.blobs.read('incoming', `${id}.${files[0]?.id}`)).rejects.toThrow()
    const sentence = 'The upload was discarded. Nothing was shared. Please send the files again.'
    await expect(alice.uploadUrl(id, files[1]?.id ?? '')).rejects.toMatchObject({ status: 410, message: sentence })
    await expect(alice.finalize(id)).rejects.toMatchObject({ status: 410, message: sentence })
    await fetch(url, { method: 'PUT', body: Buffer.from(one.content) }).catch(() => {})
    host.clock.move(30 * 60_000)
    await host.sweep()
    await expect(host.context.blobs.read('incoming', `${id}.${files[1]?.id}`)).rejects.toThrow()
    expect((await host.context.transfers.get(id))?.erasedAt).toBeDefined()
    expect(await getOutbox(host.origin)).toHaveLength(mails)
  })

  test('is audited once, however often the call is repeated', async () => {
    const { id } = await alice.create([one])

    await Promise.all([alice.abandon(id), alice.abandon(id)])
    await alice.abandon(id)

    const events = withDatabase(host, database =>
      database.prepare("SELECT action FROM audit WHERE transfer_id = ? AND action = 'abandon'").all(id),
    )
    expect(events).toHaveLength(1)
  })

  test('is removed when it was not confirmed', async () => {
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files: [{ name: 'a.txt', size: 1, tempId: 0 }], message: 'x', recipient: 'rita@partner.example' },
    })

    await alice.abandon(id)

    expect(await host.context.transfers.get(id)).toBeUndefined()
    await expect(alice.abandon(id)).rejects.toMatchObject({ status: 404 })
  })

  test('is refused when it is finalized, a responder’s upload, or another sender’s', async () => {
    const { id } = await alice.send([one])
    await host.settled()
    await expect(alice.abandon(id)).rejects.toMatchObject({ status: 409 })
    const asked = await alice.request()
    await expect(alice.abandon(asked.id)).rejects.toMatchObject({ status: 409 })
    await beginAnswer(host.origin, asked.requestUrl, [one])
    await expect(alice.abandon(asked.id)).rejects.toMatchObject({ status: 409 })
    const bob = await person(host.origin, 'bob@acme.example')
    const own = await alice.create([one])
    await expect(bob.abandon(own.id)).rejects.toMatchObject({ status: 404 })

    expect((await alice.review(own.id)).transfer.transferState).toBe('uploading')
  })

  test('loses to an earlier finalize, and wins over a later one', async () => {
    const { id, files } = await alice.create([one])
    await alice.upload(id, files[0]?.id ?? '', one.content)

    const ends = await Promise.allSettled([alice.finalize(id), alice.abandon(id)])

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await host.settled()
    const { transferState } = (await alice.review(id)).transfer
    expect(transferState).toBe(ends[0].status === 'fulfilled' ? 'active' : 'retracted')
  })
})

describe('point 8: an upload link', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const show = (requestUrl: string) =>
    personWith(host.origin, undefined).call(contracts.getTransfer, { params: { id: getSecret(requestUrl) } })

  test('that is revoked says so, also to a responder in the middle of an upload', async () => {
    const asked = await alice.request()
    const { responder, claimed } = await beginAnswer(host.origin, asked.requestUrl, [one])
    const fileId = claimed.files[0]?.id ?? ''
    await responder.uploadUrl(claimed.id, fileId)

    await alice.retract(asked.id)

    const withdrawn = {
      status: 410,
      reply: {
        errorReason: 'revoked',
        errorMessage: 'The request was withdrawn, so its link can no longer be used to upload files.',
      },
    }
    await expect(responder.uploadUrl(claimed.id, fileId)).rejects.toMatchObject(withdrawn)
    const finalizing = responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } })
    await expect(finalizing).rejects.toMatchObject(withdrawn)
    await expect(show(asked.requestUrl)).rejects.toMatchObject(withdrawn)
  })

  test('with an upload under way is not shown as uploaded', async () => {
    const asked = await alice.request()
    await beginAnswer(host.origin, asked.requestUrl, [one])

    expect((await show(asked.requestUrl)).transfer.transferState).toBe('uploading')
    await expect(beginAnswer(host.origin, asked.requestUrl, [one])).rejects.toMatchObject({
      status: 409,
      message: 'An upload through this link has started on another device or in another browser.',
    })
  })
})
