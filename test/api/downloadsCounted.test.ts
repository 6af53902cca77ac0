import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadsText } from '../../shared/texts/downloads.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'

const files = Array.from({ length: 8 }, (_, place) => ({ name: `file ${place}.txt`, content: Buffer.from(`${place}`) }))

describe('point 10: downloads', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  test('of one person who takes 8 files, one of them twice, count as one person and 8 files', async () => {
    const { id, downloadUrl } = await alice.send(files)
    await host.settled()

    await download(host.origin, downloadUrl)
    host.clock.move(11 * 60_000)
    await download(host.origin, downloadUrl)

    const { transfer } = await alice.review(id)
    expect(transfer.downloadCount).toBe(16)
    expect(transfer.taken).toEqual({ people: 1, files: 8, of: 8, isAllByEach: true, isAtLeast: false })
    expect(downloadsText(transfer)).toBe('1 person, all 8 files')
    expect((await host.context.transfers.get(id))?.taken?.join()).not.toContain('127.0.0.1')
  })

  test('of a transfer that an earlier version began to count are not guessed', async () => {
    const { id, downloadUrl } = await alice.send(files.slice(0, 2))
    await host.settled()
    const before = await host.context.transfers.get(id)
    if (!before) throw new Error('It is gone.')
    const event = { at: before.createdAt, action: 'download', actor: 'anyone', result: 'done' } as const
    await host.context.transfers.replace(before, { ...before, downloadCount: 1 }, event)

    await download(host.origin, downloadUrl)

    const { transfer } = await alice.review(id)
    expect(transfer.taken).toBeUndefined()
    expect(downloadsText(transfer)).toBe('3 downloads')
  })

  test('of a protected transfer count as an archive with its files, in the mail and on the page', async () => {
    const recipient = 'sealed@partner.example'
    const options = { isPasswordProtected: true }
    const { id, downloadUrl } = await alice.send(files.slice(0, 2), { recipient, options })
    await host.settled()

    const { payload } = await download(host.origin, downloadUrl)

    expect(payload).toMatchObject({ fileCount: 2, files: [{ name: expect.stringMatching(/\.zip$/) }] })
    const mail = (await getOutbox(host.origin)).find(({ to, text }) => to === recipient && text?.includes('/dl/'))
    expect(mail?.subject).toBe('alice@acme.example has shared 1 archive with 2 files with you')
    expect(downloadsText((await alice.review(id)).transfer)).toBe('1 person, the archive')
  })
})
