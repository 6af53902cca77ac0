import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { beforeAll, describe, expect, test } from 'vitest'
import { callsPerMinute } from '../../../lambdas/ports/limits.ts'
import { isForMembers } from '../../../shared/contract/contract.ts'
import { contracts } from '../../../shared/contract/table.ts'
import { ask, callNames, type Target } from '../../harness/calls.ts'
import { getSecret, type Person, personWith } from '../../harness/person.ts'
import { type Answer, bearer, sendJson } from '../../harness/requests.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { toRows } from '../tables.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const HOUR = 3_600_000
const SENDER = 'bob@acme.example'

/** Cases that the journeys omit: refusals, repeats, and rare paths. */
export function callsSuite(open: () => DeployedStack) {
  describe('the calls', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person(SENDER)
    })
    const nowhere: Target = { id: randomUUID(), fileId: randomUUID(), secret: 'A'.repeat(43) }
    const post = (path: string, body: object, key: string) => {
      const headers = { ...bearer(bob.idToken), 'idempotency-key': key }
      return sendJson(stack.host.origin, `/api${path}`, JSON.stringify(body), { headers })
    }
    async function repeated(path: string, body: object): Promise<Answer> {
      const key = randomUUID()
      const first = await post(path, body, key)
      const second = await post(path, body, key)
      const said = ({ status, json }: Answer) => ({ status, ...(json as object), requestId: undefined })
      expect(said(second)).toEqual(said(first))
      return first
    }

    test('for anyone need no token, and an invalid link finds nothing', async () => {
      const getStatus = async (name: (typeof callNames)[number]) => (await ask(stack.host.origin, name, nowhere)).status

      expect(await getStatus('getConfig')).toBe(200)
      expect(await getStatus('getOpenApi')).toBe(200)
      expect(await getStatus('getDownload')).toBe(404)
      expect(await getStatus('getDownloadFile')).toBe(404)
      expect(await getStatus('getTransfer')).toBe(404)
      expect(await getStatus('claimUpload')).toBe(404)
    })

    test('for members refuse a person without the group, and audit each refusal', async () => {
      const vera = await stack.host.person('vera@visitor.example')
      // A responder may be signed in as a member; behind links the call itself authorises the caller.
      const forMembers = callNames.filter(name => {
        const { caller } = contracts[name]
        return isForMembers(caller) || caller === 'uploader'
      })
      const denials = async () => {
        const rows = await toRows(new DynamoDBClient(), stack.output('AuditTableName'))
        return rows.filter(({ result, action }) => result === 'denied' && action === 'access').length
      }
      const before = await denials()

      // One address may cause so many denials a minute. No other test calls from these.
      for (const [place, name] of forMembers.filter(name => name !== 'endSession').entries()) {
        const localAddress = `127.0.0.${30 + Math.floor(place / callsPerMinute.report)}`
        const asked = { token: vera.idToken, localAddress }
        expect((await ask(stack.host.origin, name, nowhere, asked)).status).toBe(403)
      }

      expect((await denials()) - before).toBeGreaterThanOrEqual(forMembers.length - 1)
    })

    test('take a long body only from members, for any content', async () => {
      const behindLink = { ...nowhere, id: nowhere.secret }
      const said = async (name: (typeof callNames)[number], target: Target, kilobytes: number) => {
        const json = JSON.stringify({ filler: 'x'.repeat(kilobytes * 1024) })
        return (await ask(stack.host.origin, name, target, { token: bob.idToken, json })).status
      }

      expect(await said('createProvisionalTransfer', nowhere, 200)).toBe(400)
      expect(await said('getPartUrls', nowhere, 60)).toBe(400)
      expect(await said('getPartUrls', nowhere, 70)).toBe(413)
      expect(await said('createProvisionalTransfer', nowhere, 2100)).toBe(413)
      // A caller can forge an id that looks like a responder’s.
      expect(await said('getPartUrls', behindLink, 200)).toBe(413)
      expect(await said('claimUpload', behindLink, 200)).toBe(400)
      expect(await said('claimUpload', behindLink, 300)).toBe(413)
      expect(await said('resendCode', nowhere, 200)).toBe(413)
    })

    test('under an Idempotency-Key run once, and a refusal frees the key', async () => {
      const files = [{ name: 'repeated.txt', size: 1, tempId: 0 }]
      const declared = { files, message: 'Once.', recipient: operator.someone() }
      const provisional = await repeated('/provisional_transfers', declared)
      const { transferId: id } = provisional.json as { transferId: string }
      await repeated('/collect/js', { type: 'error', error: 'It broke.' })
      const tooLarge = { ...declared, files: [{ ...files[0], size: 2 ** 50 }] }
      expect((await repeated('/provisional_transfers', tooLarge)).status).toBeGreaterThanOrEqual(400)

      expect((await repeated('/transfers', { id, files, acknowledgement: false })).status).toBe(422)
      expect((await repeated('/transfers', { id, files, acknowledgement: true })).status).toBe(200)

      const retract = { transferState: 'retracted' }
      expect((await repeated(`/transfers/${id}/retract`, retract)).status).toBe(409)
      const sent = await operator.sent(bob, ['taken back.txt'], operator.someone())
      expect((await repeated(`/transfers/${sent.id}/retract`, retract)).status).toBe(200)
    })

    test('for requests run once under a key as well, and resend an ended one', async () => {
      const asking = { responder: operator.someone(), message: 'The papers.' }
      expect((await repeated('/transfers/request', { ...asking, expiryDays: 10_000 })).status).toBeGreaterThanOrEqual(
        400,
      )
      const { id } = (await repeated('/transfers/request', asking)).json as { id: string }
      expect((await repeated(`/transfers/${randomUUID()}/resend`, {})).status).toBe(404)
      expect((await repeated(`/transfers/${id}/resend`, {})).json).toMatchObject({ id })

      await operator.setTransfer(id, { expiryDate: new Date(Date.now() - HOUR).toISOString() })
      const anew = (await repeated(`/transfers/${id}/resend`, {})).json as { id: string }

      expect(anew.id).not.toBe(id)
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'expired', newId: anew.id })
      expect((await bob.review(anew.id)).transfer).toMatchObject({ transferState: 'requested' })
    })

    test('give a responder the parts of their own upload', async () => {
      const { requestUrl } = await bob.request({ responder: operator.someone() })
      const responder = personWith(stack.host.origin, undefined)
      const claimed = await responder.call(contracts.claimUpload, {
        params: { id: getSecret(requestUrl) },
        body: { files: [{ name: 'large.bin', size: 65 * 1024 * 1024, tempId: 0 }], acknowledgement: true },
      })

      const upload = await responder.uploadInParts(claimed.id, claimed.files[0]?.id ?? '')
      const part = await responder.sendPart(upload, 1, Buffer.alloc(upload.partSize))

      expect((await responder.listParts(upload)).parts).toMatchObject([{ partNumber: 1, etag: part.etag }])
    })

    test('point 8: let a sender abandon an upload, and erase its contents', async () => {
      const large = { name: 'large.bin', size: 65 * 1024 * 1024, tempId: 0 }
      const recipient = operator.someone()
      const begun = (files: object[]) =>
        bob.call(contracts.createProvisionalTransfer, { body: { files, message: '', recipient } as never })
      const abandon = (id: string, idempotencyKey?: string) =>
        bob.call(contracts.abandonTransfer, { params: { id }, ...(idempotencyKey ? { idempotencyKey } : {}) })
      const whole = await bob.create([{ name: 'a.txt', content: new Uint8Array(3) }], { recipient })
      await bob.upload(whole.id, whole.files[0]?.id ?? '', new Uint8Array(3))
      const inParts = await bob.call(contracts.createTransfer, {
        body: { id: (await begun([large])).transferId, files: [large], acknowledgement: true },
      })
      const upload = await bob.uploadInParts(inParts.id, inParts.files[0]?.id ?? '')
      await bob.sendPart(upload, 1, Buffer.alloc(upload.partSize))
      for (const { id } of [whole, inParts]) expect(await operator.getStored(id)).not.toEqual([])
      const provisional = (await begun([large])).transferId

      for (const id of [whole.id, inParts.id, provisional]) expect(await abandon(id)).toEqual({ id })
      for (const { id } of [whole, inParts]) expect(await operator.getStored(id)).toEqual([])

      const key = `give-up-${whole.id}`
      for (const _ of [1, 2]) expect(await abandon(whole.id, key)).toEqual({ id: whole.id })
      expect((await bob.review(whole.id)).transfer).toMatchObject({ transferState: 'retracted' })
      await expect(bob.review(provisional)).rejects.toMatchObject({ status: 404 })
      const { id: requested } = await bob.request({ responder: operator.someone() })
      await expect(abandon(requested, `refused-${requested}`)).rejects.toMatchObject({ status: 409 })
    })

    test('correct a provisional transfer, and remove a file that was declared before', async () => {
      const [first, second] = ['kept.txt', 'left out.txt'].map((name, tempId) => ({ name, size: 0, tempId }))
      if (!first || !second) throw new Error('Two files were declared.')
      const body = { files: [first, second], message: 'Both.', recipient: operator.someone() }
      const { transferId } = await bob.call(contracts.createProvisionalTransfer, { body })

      const corrected = await bob.call(contracts.createProvisionalTransfer, { body: { ...body, id: transferId } })
      const created = await bob.call(contracts.createTransfer, {
        body: { id: corrected.transferId, files: [first], acknowledgement: true },
      })

      expect(created.files.map(({ name }) => name)).toEqual(['kept.txt'])
      expect((await bob.review(created.id)).files.map(({ name }) => name)).toEqual(['kept.txt'])
    })

    test('start the workflow again where another of its name was stopped', async () => {
      const { id, files } = await bob.create([{ name: 'anew.txt', content: new Uint8Array(3) }], {
        recipient: operator.someone(),
      })
      await bob.upload(id, files[0]?.id ?? '', new Uint8Array(3))
      await operator.withoutEndEvents(async () => {
        const input = JSON.stringify({ transferId: id })
        const named = { stateMachineArn: stack.output('WorkflowArn'), name: id, input }
        await new SFNClient().send(new StartExecutionCommand(named))
        await operator.stopExecution(id)
      })

      await bob.finalize(id)

      const state = async () => (await bob.review(id)).transfer.transferState
      await expect.poll(state, { timeout: 20_000 }).toBe('active')
    })

    test('end a session at once, for every copy of its token', async () => {
      const ada = await stack.host.person('ada@acme.example')
      expect((await ask(stack.host.origin, 'reviewTransfer', nowhere, { token: ada.idToken })).status).toBe(404)

      await ada.call(contracts.endSession)

      expect((await ask(stack.host.origin, 'reviewTransfer', nowhere, { token: ada.idToken })).status).toBe(401)
    })

    test('for parts keep an idle upload alive', async () => {
      const large = Buffer.alloc(65 * 1024 * 1024)
      const { id, files } = await bob.create([{ name: 'alive.bin', content: large }], { recipient: operator.someone() })
      const upload = await bob.uploadInParts(id, files[0]?.id ?? '')
      await operator.setBack(id, 25 * HOUR)

      await bob.partUrl(upload, 1, 'a'.repeat(64))
      await operator.sweep()

      expect((await bob.review(id)).transfer.transferState).toBe('uploading')
    })

    test('inform the sender of a link that could not be mailed', async () => {
      const { id, files } = await bob.create([{ name: 'unsent.txt', content: new Uint8Array(3) }])
      await bob.upload(id, files[0]?.id ?? '', new Uint8Array(3))
      // An address that was valid when the sender entered it.
      await operator.setTransfer(id, { recipient: 'rita@partner.example, eve@partner.example' })

      await bob.finalize(id)
      await stack.host.settled(id)

      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'active', linkMail: { state: 'refused' } })
      expect(await operator.mailsAbout(SENDER, id)).toHaveLength(1)
    })
  })
}
