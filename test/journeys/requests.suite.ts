import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { sampleDropPage } from '../harness/calls.ts'
import { answerRequest, getSecret, type Person, personWith } from '../harness/person.ts'
import { bearer, send, sendJson } from '../harness/requests.ts'
import type { JourneyHost } from './journeyHost.ts'

export function requestsSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`requests: ${name}`, () => {
    let host: JourneyHost
    let alice: Person

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    const someone = () => `${randomUUID()}@partner.example`
    const file = { name: 'Papiere für Zoë.txt', content: Buffer.from('the papers that were asked for') }
    const claim = (requestUrl: string, key?: string) =>
      sendJson(
        host.origin,
        `/api/transfers/${getSecret(requestUrl)}/files`,
        JSON.stringify({ files: [{ name: 'a.txt', size: 1, tempId: 0 }], acknowledgement: true }),
        { headers: key === undefined ? {} : { 'idempotency-key': key } },
      )

    test('the files reach only the requester', async () => {
      const responder = someone()
      const asked = await alice.request({ responder, message: 'The papers, please.', trackingId: 'Case 7' })
      const [mail] = await host.mailsTo(responder)
      expect(mail?.text).toContain(asked.requestUrl)

      await answerRequest(host.origin, asked.requestUrl, [file])
      await host.settled(asked.id)

      const { transfer, files } = await alice.review(asked.id)
      expect(transfer).toMatchObject({ transferState: 'active', isTransferRequest: true, trackingId: 'Case 7' })
      expect(files).toMatchObject([{ name: file.name, fileState: 'inspected' }])
      const path = `/api/downloads/${getSecret(transfer.downloadUrl ?? '')}`
      const bob = await host.person('bob@acme.example')
      expect((await send(host.origin, path)).status).toBe(401)
      expect((await send(host.origin, path, { headers: bearer(bob.idToken) })).status).toBe(401)
      const opened = await send(host.origin, path, { headers: bearer(alice.idToken) })
      expect(opened.json).toMatchObject({ sharedBy: responder, files: [{ name: file.name }] })
      const [, receipt] = await host.mailsTo(responder)
      expect(receipt?.text).toMatch(/[0-9a-f]{64}/)
    })

    test('a visitor of a drop page brings files to its member, and a renewed address ends the former one', async () => {
      const email = someone()
      const body = { ...sampleDropPage, rules: { ...sampleDropPage.rules, visitors: ['partner.example'] } }
      const { page } = await alice.call(contracts.saveDropPage, { body })
      const visitor = personWith(host.origin, undefined)
      const params = { id: getSecret(page?.url ?? '') }
      expect(await visitor.call(contracts.getDropPage, { params })).toMatchObject({ recipient: 'alice@acme.example' })

      const { requestUrl } = await visitor.call(contracts.enterDropPage, {
        params,
        body: { email, name: 'Vera', password: body.password },
      })
      await answerRequest(host.origin, requestUrl, [file])

      const find = async () => {
        const filters = [{ key: 'recipient' as const, value: email }]
        return (await alice.call(contracts.searchTransfers, { body: { filters } })).transfers[0]?.id
      }
      await expect.poll(find, { timeout: 60_000 }).toBeDefined()
      const id = (await find()) ?? ''
      await host.settled(id)
      const { transfer } = await alice.review(id)
      expect(transfer).toMatchObject({ transferState: 'active', recipientName: 'Vera', isFromDropPage: true })
      expect(await host.mailsTo(email)).toEqual([])

      const renewed = await alice.call(contracts.saveDropPage, { body: { ...body, isRenewed: true } })
      expect((await alice.call(contracts.getOwnDropPage)).page?.url).toBe(renewed.page?.url)
      await expect(visitor.call(contracts.getDropPage, { params })).rejects.toMatchObject({ status: 404 })
    })

    test('one responder wins, and gets the same answer again under the same key', async () => {
      const asked = await alice.request({ responder: someone() })
      const key = randomBytes(32).toString('base64url')

      const answers = await Promise.all([key, 'x'.repeat(43), 'y'.repeat(43)].map(own => claim(asked.requestUrl, own)))

      const won = answers.findIndex(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const again = await claim(asked.requestUrl, [key, 'x'.repeat(43), 'y'.repeat(43)][won])
      expect(again.json).toEqual(answers[won]?.json)
    })

    test('a request can be resent and revoked, and then accepts nothing', async () => {
      const responder = someone()
      const asked = await alice.request({ responder })
      await alice.call(contracts.resendRequest, { params: { id: asked.id } })
      expect((await host.mailsTo(responder)).filter(({ text }) => text.includes(asked.requestUrl))).toHaveLength(2)

      await alice.retract(asked.id)

      expect((await claim(asked.requestUrl)).status).toBe(410)
      const nobody = personWith(host.origin, undefined)
      const shown = nobody.call(contracts.getTransfer, { params: { id: getSecret(asked.requestUrl) } })
      await expect(shown).rejects.toMatchObject({ status: 410 })
    })

    test('the responder to an anonymous requester sees only the organisation', async () => {
      const responder = someone()
      const asked = await alice.request({ responder, isAnonymousTransfer: true })

      const shown = await send(host.origin, `/api/transfer/${getSecret(asked.requestUrl)}`)

      expect(shown.status).toBe(200)
      expect(shown.text + JSON.stringify(await host.mailsTo(responder))).not.toMatch(/alice/i)
    })
  })
}
