import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { download, getSecret, type Person, personWith } from '../harness/person.ts'
import type { JourneyHost } from './journeyHost.ts'

export function mainJobSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`the main job: ${name}`, () => {
    let host: JourneyHost
    let alice: Person

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    const bytes = (text: string) => new TextEncoder().encode(text)
    const someone = () => `${randomUUID()}@partner.example`
    const sendOne = async (content: string) => {
      const sent = await alice.send([{ name: 'a.txt', content: bytes(content) }], { recipient: someone() })
      await host.settled(sent.id)
      return sent
    }

    test('the recipient downloads the same bytes from the mailed link', async () => {
      const recipient = someone()
      const files = [
        { name: 'Bericht für Zoë.txt', content: bytes('Grüezi') },
        { name: 'empty.bin', content: new Uint8Array() },
        { name: 'photo.jpg', content: randomBytes(300_000) },
      ]

      const sent = await alice.send(files, { recipient, message: 'For you, Rita.' })
      await host.settled(sent.id)

      const mails = await host.mailsTo(recipient)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(sent.downloadUrl)
      expect(mails[0]?.text).toContain('For you, Rita.')
      expect(mails[0]?.text).toContain('photo.jpg')
      expect(mails[0]?.html).toContain(sent.downloadUrl)
      const { payload, contents } = await download(host.origin, sent.downloadUrl)
      expect(payload.sharedBy).toBe('alice@acme.example')
      expect(payload.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
      expect(contents.map(content => Buffer.from(content))).toEqual(files.map(({ content }) => Buffer.from(content)))
    })

    test('a file is saved under its name, as a file and never as a page', async () => {
      const sent = await alice.send([{ name: 'Zoë "x".html', content: bytes('<script>') }], { recipient: someone() })
      await host.settled(sent.id)
      const { payload } = await download(host.origin, sent.downloadUrl)

      const answer = await fetch(await getSignedUrl(payload.files[0]?.url))

      expect(answer.headers.get('content-type')).toBe('application/octet-stream')
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''Zo%C3%AB/,
      )
    })

    test('an interrupted download resumes at its last byte', async () => {
      const content = randomBytes(100_000)
      const sent = await alice.send([{ name: 'a.bin', content }], { recipient: someone() })
      await host.settled(sent.id)
      const { payload } = await download(host.origin, sent.downloadUrl)

      const rest = await fetch(await getSignedUrl(payload.files[0]?.url), { headers: { range: 'bytes=60000-' } })

      expect(rest.status).toBe(206)
      expect(Buffer.from(await rest.arrayBuffer()).equals(content.subarray(60_000))).toBe(true)
    })

    test('the address book of the sender has the recipient until the sender deletes the entry', async () => {
      const recipient = someone()
      await alice.send([{ name: 'a.txt', content: bytes('a') }], { recipient, options: { recipientName: 'Rita' } })
      const bob = await host.person('bob@acme.example')
      const find = async (who: Person) =>
        (await who.call(contracts.getAddressBook)).entries.find(({ address }) => address === recipient)

      expect(await find(alice)).toMatchObject({ name: 'Rita' })
      expect(await find(bob)).toBeUndefined()
      await alice.call(contracts.removeFromAddressBook, { body: { addresses: [recipient] } })
      expect(await find(alice)).toBeUndefined()
    })

    test('a transfer expires after the seven days of the default', async () => {
      const before = (await alice.review((await sendOne('a')).id)).transfer

      const days = (Date.parse(before.expiryDate ?? '') - Date.parse(before.createdAt)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(7)
      expect(days).toBeLessThan(7.01)
    })

    test('a revoked transfer ends at once: its link, and every URL issued from it', async () => {
      const sent = await sendOne('secret')
      const { payload } = await download(host.origin, sent.downloadUrl)
      const issued = await getSignedUrl(payload.files[0]?.url)
      expect((await fetch(issued)).status).toBe(200)

      await alice.retract(sent.id)

      expect(host.deadStatuses).toContain((await fetch(issued)).status)
      expect(host.deadStatuses).toContain((await fetch(issued, { method: 'HEAD' })).status)
      expect(host.deadStatuses).toContain((await fetch(issued, { headers: { range: 'bytes=0-1' } })).status)
      expect((await fetch(`${payload.files[0]?.url}?acknowledgement=true`)).status).toBe(410)
      await expect(download(host.origin, sent.downloadUrl)).rejects.toMatchObject({ status: 410 })
      await expect(alice.retract(sent.id)).rejects.toMatchObject({
        status: 409,
        message: 'Only the transfers in active or requested state can be retracted.',
      })
    })

    test('without a notification no mail goes out, and the sender copies the link from the review', async () => {
      const recipient = someone()
      const files = [{ name: 'a.txt', content: bytes('a') }]

      const sent = await alice.send(files, { recipient, options: { sendEmailNotification: false } })
      await host.settled(sent.id)

      expect(await host.mailsTo(recipient)).toEqual([])
      const { transfer } = await alice.review(sent.id)
      expect(transfer).toMatchObject({ transferState: 'active', downloadUrl: sent.downloadUrl })
    })

    test('fifty concurrent finalizes get fifty equal answers, and one workflow sends one mail', async () => {
      const recipient = someone()
      const created = await alice.create([{ name: 'a.txt', content: bytes('a') }], { recipient })
      await alice.upload(created.id, created.files[0]?.id ?? '', bytes('a'))

      const finalize = () => alice.finalize(created.id)
      const answers = await Promise.all(Array.from({ length: 50 }, finalize))
      await host.settled(created.id)

      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
      expect(await finalize()).toEqual(answers[0])
      expect(await host.mailsTo(recipient)).toHaveLength(1)
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
      const sent = await sendOne('a')

      await download(host.origin, sent.downloadUrl)
      await download(host.origin, sent.downloadUrl)

      const { transfer } = await alice.review(sent.id)
      expect(transfer.downloadCount).toBe(1)
      expect(transfer.firstDownloadAt).toBeDefined()
    })

    test('opening a link changes nothing, for any number of scanners', async () => {
      const sent = await sendOne('a')
      const api = `${host.origin}/api/downloads/${getSecret(sent.downloadUrl)}`
      const { files } = (await (await fetch(api)).json()) as { files: { url: string }[] }

      for (const method of ['GET', 'HEAD']) {
        await fetch(api, { method })
        await fetch(`${files[0]?.url}`, { method })
        await fetch(`${files[0]?.url}?acknowledgement=false`, { method })
      }
      await fetch(`${files[0]?.url}?acknowledgement=true`, { method: 'HEAD' })

      const { transfer } = await alice.review(sent.id)
      expect(transfer).toMatchObject({ downloadCount: 0, transferState: 'active' })
      expect(transfer.firstDownloadAt).toBeUndefined()
    })

    test('a recipient in a banned domain is reported at once and refused at confirmation', async () => {
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

    test('a domain that no member sent to is reported, and a recipient who got files is not', async () => {
      const recipient = `rita@p${randomUUID().slice(0, 8)}.example`
      const check = async (address: string) => {
        const body = { files: [{ name: 'a.txt', size: 1, tempId: 0 }], message: 'Hello', recipient: address }
        const { rvFlags, outcome } = await alice.call(contracts.createProvisionalTransfer, { body })
        return { rvFlags, outcome }
      }
      const unseen = { rvFlags: ['FIRST_TRANSFER', 'DOMAIN_UNSEEN'], outcome: 'warn' }
      expect(await check(recipient)).toEqual(unseen)

      const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }], { recipient })
      await host.settled(sent.id)

      await expect.poll(() => check(recipient)).toEqual({ rvFlags: ['FIRST_TRANSFER'], outcome: 'allow' })
      expect(await check(recipient.replace('.example', '.exampel'))).toEqual(unseen)
      expect(await check(recipient.replace('rita', 'rolf'))).toEqual({
        rvFlags: ['FIRST_TRANSFER', 'RECIPIENT_NEW_TO_SENDER'],
        outcome: 'warn',
      })
    })

    test('a repeat under one Idempotency-Key gets the first answer, and another request under it is refused', async () => {
      const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
      const post = (message: string) =>
        fetch(`${host.origin}/api/provisional_transfers`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${alice.idToken}`,
            'content-type': 'application/json',
            'idempotency-key': 'a-key-of-this-test',
          },
          body: JSON.stringify({ files, message, recipient: 'rita@partner.example' }),
        })

      const first = await (await post('Hello')).json()
      const second = await (await post('Hello')).json()

      expect(second).toEqual(first)
      expect((await post('Other')).status).toBe(409)
    })

    describe('permissions', () => {
      test('a members’ call without a valid token is answered 401', async () => {
        const nobody = personWith(host.origin, undefined)
        const forger = personWith(host.origin, `${alice.idToken?.slice(0, -8)}AAAAAAAA`)

        await expect(nobody.review(randomUUID())).rejects.toMatchObject({ status: 401 })
        await expect(forger.review(randomUUID())).rejects.toMatchObject({ status: 401 })
      })

      test('a person without the group is answered 403, and another member 404, as for a missing transfer', async () => {
        const [vera, bob] = await Promise.all([host.person('vera@visitor.example'), host.person('bob@acme.example')])
        const { id } = await alice.create([{ name: 'a.txt', content: bytes('a') }])

        await expect(vera.review(id)).rejects.toMatchObject({ status: 403 })
        const another = await bob.review(id).catch(error => error)
        const absent = await bob.review(randomUUID()).catch(error => error)
        expect(another).toMatchObject({ status: 404 })
        expect(absent).toMatchObject({ status: 404, message: another.message })
      })

      test('an upload URL accepts only the declared size, and nothing after the completion', async () => {
        const created = await alice.create([{ name: 'a.txt', content: bytes('four') }], { recipient: someone() })
        const fileId = created.files[0]?.id ?? ''
        const url = await alice.uploadUrl(created.id, fileId)
        const put = async (text: string) => (await fetch(url, { method: 'PUT', body: text })).status

        expect(await put('five!')).toBeGreaterThanOrEqual(400)
        expect(await put('four')).toBe(200)
        await alice.call(contracts.completeUpload, { params: { id: created.id, fileId } })
        await put('evil')
        const sent = await alice.finalize(created.id)
        await host.settled(sent.id)

        const { contents } = await download(host.origin, sent.downloadUrl)
        expect(Buffer.from(contents[0] ?? []).toString()).toBe('four')
      })
    })
  })
}

async function getSignedUrl(fileUrl = ''): Promise<string> {
  const reply = (await (await fetch(`${fileUrl}?acknowledgement=true`)).json()) as { url: string }
  return reply.url
}
