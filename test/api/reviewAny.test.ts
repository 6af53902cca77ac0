import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask as askFor, type Target } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'
import { expectRefusal } from '../harness/requests.ts'
import { type Sent, type StateOfSend, statesOfSends, transfersInEveryState } from '../harness/states.ts'

const listed = statesOfSends.filter(state => state !== 'provisional')
const nothing: Target = { id: '00000000-0000-4000-8000-000000000000', fileId: 'x', secret: 'A'.repeat(43) }

describe('an administrator who reviews another member’s transfer', () => {
  let host: TestHost
  let alice: Person
  let ada: Person
  let sent: Record<StateOfSend, Sent>

  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
    ada = await person(host.origin, 'ada@acme.example')
    sent = await transfersInEveryState(host, alice)
  })
  afterAll(() => host.stop())

  const review = (target: Target, { idToken }: Pick<Person, 'idToken'> = ada) =>
    askFor(host.origin, 'reviewAnyTransfer', target, { token: idToken })
  const traces = () =>
    withDatabase(host, database =>
      database.prepare("SELECT actor, transfer_id, result FROM audit WHERE action = 'review-any'").all(),
    )

  test.each(listed)('%s: sees what its sender sees, except the links and the offer of more time', async state => {
    const answer = await review(sent[state])
    const { transfer: own, files } = await alice.review(sent[state].id)

    const { downloadUrl, requestUrl: _, extension: _1, ...rest } = own
    expect(answer.json).toEqual({ transfer: rest, files })
    expect(downloadUrl !== undefined).toBe(state === 'active')
    expect(JSON.stringify(answer.json)).not.toContain('/dl/')
  })

  test('sees the state of a request, but not its upload link', async () => {
    const asked = await alice.request()

    const answer = await review({ ...nothing, id: asked.id })

    expect(answer.json).toMatchObject({ transfer: { transferState: 'requested', isTransferRequest: true } })
    expect(JSON.stringify(answer.json)).not.toContain(asked.requestUrl.split('/').at(-1))
  })

  test('gets 404 for a transfer that its sender has not confirmed', async () => {
    const absent = expectRefusal(await review(nothing), 404)
    const provisional = expectRefusal(await review(sent.provisional), 404)

    expect({ ...provisional, requestId: '' }).toEqual({ ...absent, requestId: '' })
  })

  test('leaves an audit event that names the transfer', async () => {
    const before = traces().length

    await review(sent.failed)
    await review(nothing)

    expect(traces().slice(before)).toEqual([
      { actor: decodeJwt(ada.idToken ?? '').sub, transfer_id: sent.failed.id, result: 'done' },
    ])
  })

  test('is the only such role: a member is refused for any transfer', async () => {
    for (const target of [sent.active, nothing]) expectRefusal(await review(target, alice), 403)
  })
})
