import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, outboxOf, type Person, person, personWith, secretOf } from '../harness/person.ts'

const DAY = 86_400_000

describe('the main job', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const bytes = (text: string) => new TextEncoder().encode(text)

  test('the recipient downloads the same bytes from the mailed link', async () => {
    const files = [
      { name: 'Bericht für Zoë.txt', content: bytes('Grüezi') },
      { name: 'empty.bin', content: new Uint8Array() },
      { name: 'photo.jpg', content: randomBytes(300_000) },
    ]

    const sent = await alice.send(files, { recipient: 'rita@partner.example', message: 'For you, Rita.' })
    await host.settled()

    const mail = (await outboxOf(host.origin)).find(({ to }) => to === 'rita@partner.example')
    expect(mail?.text).toContain(sent.downloadUrl)
    expect(mail?.text).toContain('For you, Rita.')
    expect(mail?.text).toContain('photo.jpg')
    expect(mail?.html).toContain(sent.downloadUrl)
    const { payload, contents } = await download(host.origin, sent.downloadUrl)
    expect(payload.sharedBy).toBe('alice@acme.example')
    expect(payload.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    expect(contents.map(content => Buffer.from(content))).toEqual(files.map(({ content }) => Buffer.from(content)))
  })

  test('a transfer expires after the seven days of the default, to the second', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }])
    await host.settled()
    expect(Date.parse(sent.expiryDate) - host.clock.now()).toBe(7 * DAY)
    const { payload } = await download(host.origin, sent.downloadUrl)
    const issued = await signedUrlOf(payload.files[0]?.url)

    host.clock.move(7 * DAY)

    await expect(download(host.origin, sent.downloadUrl)).rejects.toMatchObject({ status: 410 })
    expect((await fetch(issued)).status).toBeGreaterThanOrEqual(400)
    const later = await person(host.origin, 'alice@acme.example')
    expect((await later.review(sent.id)).transfer.transferState).toBe('expired')
    host.clock.move(-7 * DAY)
  })

  test('a revoked transfer is dead at once: its link, and every URL issued from it', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('secret') }])
    await host.settled()
    const { payload } = await download(host.origin, sent.downloadUrl)
    const issued = await signedUrlOf(payload.files[0]?.url)
    expect((await fetch(issued)).status).toBe(200)

    await alice.retract(sent.id)

    expect((await fetch(issued)).status).toBe(404)
    expect((await fetch(issued, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(issued, { headers: { range: 'bytes=0-1' } })).status).toBe(404)
    expect((await fetch(`${payload.files[0]?.url}?acknowledgement=true`)).status).toBe(410)
    await expect(download(host.origin, sent.downloadUrl)).rejects.toMatchObject({ status: 410 })
    await expect(alice.retract(sent.id)).rejects.toMatchObject({
      status: 409,
      message: 'Only the transfers in active or requested state can be retracted.',
    })
  })

  test('what was revoked is erased from the disk within the hour', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('to be erased') }])
    await host.settled()
    await alice.retract(sent.id)

    host.clock.move(59 * 60_000)
    await host.sweep()

    const stored = await host.context.transfers.get(sent.id)
    expect(stored?.erasedAt).toBeDefined()
    const key = `${sent.id}.${stored?.files[0]?.id}`
    await expect(host.context.blobs.read('released', key).then(drain)).rejects.toThrow()
    await expect(host.context.blobs.read('incoming', key).then(drain)).rejects.toThrow()
    host.clock.move(-59 * 60_000)
  })

  test('without a notification no mail goes out, and the sender copies the link from the review', async () => {
    const before = (await outboxOf(host.origin)).length
    const files = [{ name: 'a.txt', content: bytes('a') }]
    const sent = await alice.send(files, { options: { sendEmailNotification: false } })
    await host.settled()

    expect(await outboxOf(host.origin)).toHaveLength(before)
    const { transfer } = await alice.review(sent.id)
    expect(transfer).toMatchObject({ transferState: 'active', downloadUrl: sent.downloadUrl })
  })

  test('fifty finalizes at once get fifty equal answers, and one workflow sends one mail', async () => {
    const created = await alice.create([{ name: 'a.txt', content: bytes('a') }], { recipient: 'fifty@partner.example' })
    await alice.upload(created.id, created.files[0]?.id ?? '', bytes('a'))

    const finalize = () => alice.call(contracts.finalizeTransfer, { params: { id: created.id } })
    const answers = await Promise.all(Array.from({ length: 50 }, finalize))
    await host.settled()

    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await finalize()).toEqual(answers[0])
    const mails = (await outboxOf(host.origin)).filter(({ to }) => to === 'fifty@partner.example')
    expect(mails).toHaveLength(1)
  })

  test('an identical create answers the same, another one is refused', async () => {
    const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files, message: 'Hello', recipient: 'rita@partner.example' },
    })
    const body = { id, files, acknowledgement: true, expiryDays: 3 }

    const [first, second] = await Promise.all([
      alice.call(contracts.createTransfer, { body }),
      alice.call(contracts.createTransfer, { body }),
    ])

    expect(second).toEqual(first)
    await expect(alice.call(contracts.createTransfer, { body: { ...body, expiryDays: 4 } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('a download counts once for one person within ten minutes, and the first one is remembered', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }])
    await host.settled()
    const counted = async () => (await alice.review(sent.id)).transfer

    await download(host.origin, sent.downloadUrl)
    await download(host.origin, sent.downloadUrl)
    const first = await counted()
    host.clock.move(11 * 60_000)
    await download(host.origin, sent.downloadUrl)
    const second = await counted()

    expect(first.downloadCount).toBe(1)
    expect(second.downloadCount).toBe(2)
    expect(second.firstDownloadAt).toBe(first.firstDownloadAt)
  })

  test('opening a link changes nothing, however often a scanner does it', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }])
    await host.settled()
    const api = `${host.origin}/api/downloads/${secretOf(sent.downloadUrl)}`
    const { files } = (await (await fetch(api)).json()) as { files: { url: string }[] }

    for (const method of ['GET', 'HEAD']) {
      await fetch(sent.downloadUrl, { method })
      await fetch(api, { method })
      await fetch(`${files[0]?.url}`, { method })
      await fetch(`${files[0]?.url}?acknowledgement=false`, { method })
    }
    await fetch(`${files[0]?.url}?acknowledgement=true`, { method: 'HEAD' })

    const { transfer } = await alice.review(sent.id)
    expect(transfer).toMatchObject({ downloadCount: 0, transferState: 'active' })
    expect(transfer.firstDownloadAt).toBeUndefined()
  })

  test('while the files are processed the link says so, without naming them', async () => {
    const created = await alice.create([{ name: 'hidden.txt', content: bytes('a') }])
    await alice.upload(created.id, created.files[0]?.id ?? '', bytes('a'))
    const stored = await host.context.transfers.get(created.id)
    if (!stored) throw new Error('The transfer is gone.')
    const finalized = {
      ...stored,
      transferState: 'processing' as const,
      expiryDate: new Date(host.clock.now() + DAY).toISOString(),
      link: { digest: (await import('../../lambdas/core/digest.ts')).digestOf('s'.repeat(43)), sealed: '' },
    }
    await host.context.transfers.replace(stored, finalized, {
      at: stored.createdAt,
      action: 'finalize',
      actor: 'system',
      result: 'done',
    })

    const payload = await personWith(host.origin, undefined).call(contracts.getDownload, {
      params: { secret: 's'.repeat(43) },
    })

    expect(payload).toMatchObject({ transferState: 'processing', files: [] })
  })

  test('a recipient in a banned domain is told at once and refused at the end', async () => {
    const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const provisional = await alice.call(contracts.createProvisionalTransfer, {
      body: { files, message: 'Hello', recipient: 'eve@mail.banned.example' },
    })

    expect(provisional.outcome).toBe('block')
    expect(provisional.rvMessages[0]?.text).toBe('Acme does not allow files to be sent to mail.banned.example.')
    const create = alice.call(contracts.createTransfer, {
      body: { id: provisional.transferId, files, acknowledgement: true },
    })
    await expect(create).rejects.toMatchObject({ status: 422 })
  })

  test('everything is still there after a restart, tokens and links included', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('kept') }])
    await host.settled()

    host = await host.restart()

    expect((await alice.review(sent.id)).transfer.downloadUrl).toBe(sent.downloadUrl)
    const { contents } = await download(host.origin, sent.downloadUrl)
    expect(Buffer.from(contents[0] ?? []).toString()).toBe('kept')
  })
})

async function signedUrlOf(fileUrl = ''): Promise<string> {
  const reply = (await (await fetch(`${fileUrl}?acknowledgement=true`)).json()) as { url: string }
  return reply.url
}

async function drain(stream: ReadableStream<Uint8Array>) {
  for await (const _ of stream);
}
