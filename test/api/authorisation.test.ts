import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { contracts } from '../../shared/contract/table.ts'
import {
  alwaysRefused,
  ask as askFor,
  type CallName,
  callNames,
  isAboutTransfer,
  requestFor,
  type Target,
} from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getSecret, newDropId, type Person, person, signIn } from '../harness/person.ts'
import { bearer, expectRefusal } from '../harness/requests.ts'
import { type Sent, type StateOfSend, statesOfSends, transfersInEveryState } from '../harness/states.ts'

const guarded = callNames.filter(name => ['member', 'admin', 'uploader'].includes(contracts[name].caller))
const open = callNames.filter(name => ['anyone', 'recipient'].includes(contracts[name].caller))
const guardedAndAbout = guarded.filter(isAboutTransfer)
const membersAndAbout = guardedAndAbout.filter(name => contracts[name].caller !== 'admin')

const nothing: Target = {
  id: '00000000-0000-4000-8000-000000000000',
  fileId: '00000000-0000-4000-8000-000000000001',
  secret: 'A'.repeat(43),
}

describe('authorisation of calls', () => {
  let host: TestHost
  let alice: Person
  let tokens: Record<'alice' | 'bob' | 'ada' | 'vera', string>
  let sent: Record<StateOfSend, Sent>

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
    sent = await transfersInEveryState(host, alice)
    tokens = {
      alice: (await signIn(host.origin, 'alice@acme.example')).id_token,
      bob: (await signIn(host.origin, 'bob@acme.example')).id_token,
      ada: (await signIn(host.origin, 'ada@acme.example')).id_token,
      vera: (await signIn(host.origin, 'vera@visitor.example')).id_token,
    }
  })
  afterAll(() => host.stop())

  const ask = (name: CallName, target: Target, headers: Record<string, string>) =>
    askFor(host.origin, name, target, { headers })
  const stored = () => Promise.all(statesOfSends.map(state => host.context.transfers.get(sent[state].id)))

  test('every call that is not public requires a token, and no other call does', () => {
    expect(guarded.length).toBeGreaterThan(0)
    expect([...guarded, ...open, 'resendCode'].sort()).toEqual([...callNames].sort())
  })

  describe.each(guarded)('%s', name => {
    test.each([
      ['no token', {}],
      ['garbage', { authorization: 'Bearer garbage' }],
      ['an empty token', { authorization: 'Bearer ' }],
      ['another scheme', { authorization: 'Basic YWxpY2U6YWxpY2U=' }],
      ['a token in a cookie', { cookie: 'id_token=x' }],
    ])('is refused with %s', async (_, headers: Record<string, string>) => {
      expectRefusal(await ask(name, sent.active, headers), 401)
    })

    test('refuses an expired token', async () => {
      host.clock.move(3600_000)

      const answer = await ask(name, sent.active, bearer(tokens.alice))

      host.clock.move(-3600_000)
      expectRefusal(answer, 401)
    })

    test('refuses a signed-in visitor for every resource', async () => {
      for (const target of [sent.active, nothing]) {
        expectRefusal(await ask(name, target, bearer(tokens.vera)), 403)
      }
    })

    test('says nothing about a request before it knows the caller', async () => {
      const path = `${requestFor(name, sent.active).path}?unknown=1`
      const malformed = (token?: string) => askFor(host.origin, name, sent.active, { path, json: '{', token })

      expectRefusal(await malformed(), 401)
      expectRefusal(await malformed(tokens.vera), 403)
    })
  })

  describe.each(membersAndAbout)('%s on another member’s transfer', name => {
    test.each(statesOfSends)('%s: answers as for a missing transfer', async state => {
      const before = await stored()

      const absent = expectRefusal(await ask(name, nothing, bearer(tokens.bob)), 404)
      const foreign = expectRefusal(await ask(name, sent[state], bearer(tokens.bob)), 404)
      expectRefusal(await ask(name, sent[state], {}), 401)

      expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' })
      expect(await stored()).toEqual(before)
    })
  })

  test.each(membersAndAbout)('%s on another member’s transfer refuses administrators too', async name => {
    for (const state of statesOfSends) expectRefusal(await ask(name, sent[state], bearer(tokens.ada)), 404)
  })

  test('a file of one transfer cannot be reached through another transfer', async () => {
    const mixed = { ...sent.uploading, fileId: sent.active.fileId }
    for (const name of guardedAndAbout.filter(name => contracts[name].path.includes('{fileId}'))) {
      const token = contracts[name].caller === 'admin' ? tokens.ada : tokens.alice
      expectRefusal(await ask(name, mixed, bearer(token)), 404)
    }
  })

  test('the sender reaches the same transfers, so the refusals above depend on the caller', async () => {
    for (const state of statesOfSends) {
      const answer = await ask('reviewTransfer', sent[state], bearer(tokens.alice))
      expect(answer.json).toMatchObject({ transfer: { id: sent[state].id, transferState: state } })
    }
  })

  test.each(open)('%s is public: it answers without a token, with garbage and with a visitor’s token', async name => {
    const { alerts } = host.context
    await alerts.noteReader({ subject: 'ada', email: 'ada@acme.example', activeAt: host.clock.now() })
    const unsubscribe = { digest: computeDigest(sent.active.secret), sealed: '' }
    await alerts.subscribe('ada', { cadence: 'each', unsubscribe }, host.clock.now())
    const dropId = await newDropId(alice)
    for (const headers of [{}, { authorization: 'Bearer garbage' }, bearer(tokens.vera), bearer(tokens.bob)]) {
      const linkId = getSecret((await alice.request()).requestUrl)
      expect((await ask(name, { ...sent.active, linkId, dropId }, headers)).status).toBe(alwaysRefused.get(name) ?? 200)
    }
  })

  test('a denial is audited with the call and the subject of an accepted token', async () => {
    await ask('retractTransfer', sent.active, {})
    await ask('retractTransfer', sent.active, bearer(tokens.vera))
    await ask('searchAllTransfers', sent.active, bearer(tokens.bob))

    const newest = withDatabase(host, database =>
      database.prepare('SELECT action, actor, transfer_id, result, detail FROM audit ORDER BY sequence DESC').all(),
    )
    const denied = { action: 'access', transfer_id: null, result: 'denied' }
    expect(newest.slice(0, 3)).toEqual([
      { ...denied, actor: decodeJwt(tokens.bob).sub, detail: 'searchAllTransfers forbidden' },
      { ...denied, actor: decodeJwt(tokens.vera).sub, detail: 'retractTransfer forbidden' },
      { ...denied, actor: 'anyone', detail: 'retractTransfer not_signed_in' },
    ])
  })
})
