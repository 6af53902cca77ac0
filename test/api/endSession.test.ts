import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { endEverywhere } from '../../web/src/auth/endEverywhere.ts'
import { freePort } from '../harness/freePort.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { signIn } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'

const alice = 'alice@acme.example'
let host: TestHost

beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.stop())

const readToken = async (email: string) => (await signIn(host.origin, email)).id_token
const end = (token: string, headers: Record<string, string> = {}) =>
  send(host.origin, '/api/auth/end_session', { method: 'POST', headers: { ...bearer(token), ...headers } })
const use = (token: string): Promise<Answer> =>
  send(host.origin, '/api/transfers/00000000-0000-4000-8000-000000000000/review', { headers: bearer(token) })

describe('ending a member’s sessions', () => {
  test('ends them on every device at once, and no other member’s', async () => {
    const [here, elsewhere, bob] = [await readToken(alice), await readToken(alice), await readToken('bob@acme.example')]

    const answer = await end(here)

    expect([answer.status, answer.json]).toEqual([200, {}])
    expectRefusal(await use(here), 401)
    expectRefusal(await use(elsewhere), 401)
    expectRefusal(await use(bob), 404)
  })

  test('keeps a later sign-in, also one in the same second', async () => {
    await end(await readToken(alice))

    const again = await readToken(alice)

    expectRefusal(await use(again), 404)
    host.clock.move(5000)
    expectRefusal(await use(await readToken(alice)), 404)
  })

  test('ends sessions that began after a clock was set back', async () => {
    await end(await readToken(alice))
    host.clock.move(-60_000)
    const token = await readToken(alice)

    expect((await end(token)).status).toBe(200)

    expectRefusal(await use(token), 401)
  })

  test('refuses an ended token, so that a stolen one cannot lock the person out', async () => {
    const old = await readToken(alice)
    await end(old)
    host.clock.move(5000)
    const token = await readToken(alice)

    expectRefusal(await end(old), 401)

    expectRefusal(await use(token), 404)
  })

  test('runs again for a new session, even under the first session’s idempotency key', async () => {
    const headers = { 'idempotency-key': 'sign-out-1' }
    await end(await readToken(alice), headers)
    host.clock.move(5000)
    const token = await readToken(alice)

    expect((await end(token, headers)).status).toBe(200)

    expectRefusal(await use(token), 401)
  })

  test('counts against the limit of calls a minute', async () => {
    host = await host.restart({ budgets: { read: 1e6, write: 5, link: 1e6, report: 1e6 } })
    const token = await readToken(alice)
    const finalize = { method: 'PUT', headers: bearer(token) }
    for (let times = 0; times < 5; times += 1) {
      expectRefusal(await send(host.origin, '/api/transfers/0000/finalize', finalize), 404)
    }

    const { errorMessage } = expectRefusal(await end(token), 429)

    expect(errorMessage).toMatch(/\d+ seconds/)
    expectRefusal(await use(token), 404)
  })

  test('accepts only an empty body', async () => {
    const token = await readToken(alice)

    const answer = await sendJson(host.origin, '/api/auth/end_session', '{"subject":"bob"}', { token })

    expectRefusal(answer, 400)
    expectRefusal(await use(token), 404)
    expect((await sendJson(host.origin, '/api/auth/end_session', '{}', { token })).status).toBe(200)
  })

  test('is audited', async () => {
    await end(await readToken(alice))

    const events = withDatabase(host, database =>
      database.prepare("SELECT actor, source, result FROM audit WHERE action = 'sign-out'").all(),
    )
    expect(events).toEqual([{ actor: expect.stringMatching(/^[0-9a-f-]{36}$/), source: '127.0.0.1', result: 'done' }])
  })
})

describe('the web app’s sign-out', () => {
  const endpoint = () => `${host.origin}/api`

  test('ends the sessions', async () => {
    const token = await readToken(alice)

    await endEverywhere(endpoint(), async () => token)

    expectRefusal(await use(token), 401)
  })

  test.each<[string, () => Promise<string | undefined>]>([
    ['there is no token', async () => undefined],
    ['the token cannot be had', () => Promise.reject(new Error('offline'))],
    ['the token is no good', async () => 'a.b.c'],
    ['the person is a visitor', () => readToken('vera@visitor.example')],
  ])('continues when %s', async (_, token) => {
    await expect(endEverywhere(endpoint(), token)).resolves.toBeUndefined()
  })

  test('continues at once when the server is out of reach', async () => {
    const began = performance.now()

    await endEverywhere(`http://127.0.0.1:${await freePort()}/api`, async () => 'a.b.c')

    expect(performance.now() - began).toBeLessThan(1400)
  })

  describe('waits at most a second and a half', () => {
    let silent: Server
    let port: number
    beforeEach(async () => {
      silent = createServer(socket => socket.on('error', () => {})).unref()
      port = await freePort()
      await new Promise<void>(resolve => silent.listen(port, '127.0.0.1', resolve))
    })
    afterEach(() => silent.close())

    test.each<[string, () => Promise<string | undefined>]>([
      ['the API', async () => 'a.b.c'],
      ['the token', () => new Promise(() => {})],
    ])('for %s', async (_, token) => {
      const began = performance.now()

      await endEverywhere(`http://127.0.0.1:${port}/api`, token)

      expect(performance.now() - began).toBeGreaterThan(1400)
      expect(performance.now() - began).toBeLessThan(10_000)
    })
  })
})

test('uses a members’ call that reaches only sessions and the audit', () => {
  const { caller, path, reach } = contracts.endSession

  expect([caller, path, Object.keys(reach)]).toEqual(['member', '/auth/end_session', ['sessions', 'audit']])
})
