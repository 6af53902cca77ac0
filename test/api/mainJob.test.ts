import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type Person, person, personWith } from '../harness/person.ts'

const DAY = 86_400_000

describe('the main job over time', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const bytes = (text: string) => new TextEncoder().encode(text)

  test('a transfer expires after the seven days of the default, to the second', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }])
    await host.settled()
    expect(Date.parse(sent.expiryDate) - host.clock.now()).toBe(7 * DAY)
    const { payload } = await download(host.origin, sent.downloadUrl)
    const issued = await getSignedUrl(payload.files[0]?.url)

    host.clock.move(7 * DAY)

    await expect(download(host.origin, sent.downloadUrl)).rejects.toMatchObject({ status: 410 })
    expect((await fetch(issued)).status).toBeGreaterThanOrEqual(400)
    const later = await person(host.origin, 'alice@acme.example')
    expect((await later.review(sent.id)).transfer.transferState).toBe('expired')
    host.clock.move(-7 * DAY)
  })

  test('a revoked transfer is erased from the disk within the hour', async () => {
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

  test('the link says that files are being processed, without naming them', async () => {
    const created = await alice.create([{ name: 'hidden.txt', content: bytes('a') }])
    await alice.upload(created.id, created.files[0]?.id ?? '', bytes('a'))
    const stored = await host.context.transfers.get(created.id)
    if (!stored) throw new Error('The transfer is gone.')
    const finalized = {
      ...stored,
      transferState: 'processing' as const,
      expiryDate: new Date(host.clock.now() + DAY).toISOString(),
      link: {
        digest: (await import('../../lambdas/core/secrets/digest.ts')).computeDigest('s'.repeat(43)),
        sealed: '',
      },
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

  test('everything survives a restart, tokens and links included', async () => {
    const sent = await alice.send([{ name: 'a.txt', content: bytes('kept') }])
    await host.settled()

    host = await host.restart()

    expect((await alice.review(sent.id)).transfer.downloadUrl).toBe(sent.downloadUrl)
    const { contents } = await download(host.origin, sent.downloadUrl)
    expect(Buffer.from(contents[0] ?? []).toString()).toBe('kept')
  })
})

async function getSignedUrl(fileUrl = ''): Promise<string> {
  const reply = (await (await fetch(`${fileUrl}?acknowledgement=true`)).json()) as { url: string }
  return reply.url
}

async function drain(stream: ReadableStream<Uint8Array>) {
  for await (const _ of stream);
}
