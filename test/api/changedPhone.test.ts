import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { Recipients } from '../../lambdas/ports/recipients.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { bearer, send } from '../harness/requests.ts'

const [FIRST, SECOND] = ['+41791234567', '+41787654321']
const file = { name: 'salaries.txt', content: Buffer.from('who earns what') }
const withCode = { isOTPEnabled: true, recipientPhoneNumber: FIRST }

describe('a phone that the sender changed', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const change = (id: string, recipientPhoneNumber: string) =>
    alice.call(contracts.resetPhoneVerification, { params: { id }, body: { recipientPhoneNumber } })
  const getUsername = async (id: string) => (await host.context.transfers.get(id))?.phoneVerification?.username ?? ''
  const open = (downloadUrl: string, token: string) =>
    send(host.origin, `/api/downloads/${getSecret(downloadUrl)}`, { headers: bearer(token) })

  test('replaces the first phone, whose proofs no longer count', async () => {
    const sent = await alice.send([file], { options: withCode })
    await host.settled()
    const before = await provePhone(host.origin, await getUsername(sent.id), FIRST)
    expect((await open(sent.downloadUrl, before)).status).toBe(200)

    await change(sent.id, SECOND)

    expect((await open(sent.downloadUrl, before)).status).toBe(401)
    const after = await provePhone(host.origin, await getUsername(sent.id), SECOND)
    expect((await open(sent.downloadUrl, after)).status).toBe(200)
  })

  test('point 20: invalidates the signed URLs of the holder of the first phone', async () => {
    const sent = await alice.send([file], { options: withCode })
    await host.settled()
    const before = await provePhone(host.origin, await getUsername(sent.id), FIRST)
    const [listed] = ((await open(sent.downloadUrl, before)).json as { files: { url: string }[] }).files
    const signedUrl = async (token: string) => {
      const { pathname } = new URL(listed?.url ?? '')
      const answer = await send(host.origin, `${pathname}?acknowledgement=true`, { headers: bearer(token) })
      return (answer.json as { url: string }).url
    }
    const url = await signedUrl(before)
    expect(await (await fetch(url)).text()).toBe('who earns what')

    await change(sent.id, SECOND)

    expect((await fetch(url)).status).toBe(403)
    const after = await provePhone(host.origin, await getUsername(sent.id), SECOND)
    expect(await (await fetch(await signedUrl(after))).text()).toBe('who earns what')
  })

  test('can be proved when the change happens while the files are being published', async () => {
    const created = await alice.create([file], { options: withCode })
    const fileId = created.files[0]?.id ?? ''
    await alice.upload(created.id, fileId, file.content)
    // Marks the workflow as finished so that this test can run the steps itself.
    withDatabase(host, database =>
      database.prepare("INSERT INTO jobs (transfer_id, run_at, state) VALUES (?, 0, 'done')").run(created.id),
    )
    const { downloadUrl } = await alice.finalize(created.id)
    const { recipients } = host.context
    let changes = 0
    const meanwhile: Recipients = {
      ...recipients,
      // Between publishing reading the name and the write that opens the link.
      async add(username) {
        await recipients.add(username)
        if (changes === 0) await change(created.id, SECOND)
        changes += 1
      },
    }

    for (const step of transferWorkflow.steps) {
      const input = { transferId: created.id, ...(step.filesAtOnce ? { fileId } : {}) }
      await step.run({ ...host.context, recipients: meanwhile }, input)
    }

    expect(changes).toBeGreaterThan(0)
    const token = await provePhone(host.origin, await getUsername(created.id), SECOND)
    expect((await open(downloadUrl, token)).status).toBe(200)
  })
})

describe('a request to a domain that is banned later', () => {
  test('cannot be resent, neither open nor ended', async () => {
    const host = await testHost()
    const alice = await person(host.origin, 'alice@acme.example')
    const [open, ended] = [
      await alice.request({ responder: 'x@soonbanned.example' }),
      await alice.request({ responder: 'y@soonbanned.example' }),
    ]
    await alice.retract(ended.id)
    const before = (await getOutbox(host.origin)).length
    const organisation = { ...demoOrganisation, bannedDomains: ['soonbanned.example'] }
    Object.assign(host.context.organisation, organisation)

    for (const { id } of [open, ended]) {
      const again = alice.call(contracts.resendRequest, { params: { id } })
      await expect(again).rejects.toMatchObject({ status: 422 })
    }
    expect((await getOutbox(host.origin)).length).toBe(before)
    await host.stop()
  })
})
