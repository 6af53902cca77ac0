import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../../local/server.ts'
import { scrubbedError } from '../../shared/domain/errorReport.ts'
import { toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getSecret, person } from '../harness/person.ts'
import { expectRefusal, send, sendJson } from '../harness/requests.ts'

const budgets = { read: 1000, write: 20, link: 1000, report: 3 }
const LONG = 200 * 1024

let host: TestHost
beforeEach(async () => {
  host = await testHost({ budgets })
})
afterEach(async () => {
  vi.useRealTimers()
  await host.stop()
})

const auditRows = (where: string) =>
  Number(withDatabase(host, database => database.prepare(`SELECT count(*) AS n FROM audit WHERE ${where}`).get())?.n)

describe('an attacker who holds a link', () => {
  test('cannot fill the records by changing the client name on each call', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id, downloadUrl } = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }])
    await host.settled()
    const fileId = (await alice.review(id)).files[0]?.id ?? ''
    const path = `${toPath('getDownloadFile', { id, fileId, secret: getSecret(downloadUrl) })}?acknowledgement=true`
    const ask = (index: number) => send(host.origin, path, { headers: { 'user-agent': `browser ${index}` } })

    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(50 - budgets.write)
    for (const answer of refused) {
      expectRefusal(answer, 429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(auditRows("action = 'download'")).toBe(1)
    expect((await alice.review(id)).transfer.downloadCount).toBe(1)
  })
})

describe('an unauthenticated attacker', () => {
  test('cannot fill the records with meaningless tokens', async () => {
    const revoke = (index: number) =>
      send(host.origin, '/identity', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: 'waybillmembers', Token: `guess ${index}` }),
      })

    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => revoke(index)))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(auditRows("result = 'denied'")).toBe(budgets.report)
  })

  test.each(['!', '/', '\\', 'a!'])('cannot keep the host busy with a report of only %s', part => {
    // A quadratic scan of this text would take an hour.
    expect(scrubbedError(part.repeat(1_000_000)).length).toBeLessThan(1000)
  })

  test('an attacker whose report names people and links has both removed from the log', async () => {
    const error = 'at (rita@partner.example) <a.b+c@x.example>, @ https://x.example/dl/y /dl/secret r@s@t'
    await sendJson(host.origin, '/api/collect/js', JSON.stringify({ type: 'x', error }))

    const line = host.logLines.find(text => text.includes('A browser reported')) ?? ''
    expect(JSON.parse(line).error).toBe('at [cut] /dl/[cut] /dl/[cut] [cut]')
  })

  test('point 20: a report with phones, cards, IBANs, codes or passwords has them removed from the log', async () => {
    const secrets = [
      '+41 79 123 45 67',
      '4111 1111 1111 1111',
      'DE89 3704 0044 0532 0130 00',
      '123456',
      'kT7mQ2xWcR9pLs4Hn8Vd',
    ]
    const error = `TypeError: ${secrets.join(', ')} is not a function`
    const report = { type: 'unhandledrejection', error, info: secrets.join('\n') }
    await sendJson(host.origin, '/api/collect/js', JSON.stringify(report))

    const line = host.logLines.find(text => text.includes('A browser reported')) ?? ''
    const { type, error: kept, stack } = JSON.parse(line)
    expect([type, kept, stack.replaceAll('\n', ' ')]).toEqual([
      'unhandledrejection',
      'TypeError: [cut] is not a function',
      Array(secrets.length).fill('[cut]').join(' '),
    ])
  })

  test('a caller cannot allocate memory with a long body', async () => {
    const headers = { authorization: 'Bearer a.b.c' }
    // The answer precedes the body: a host that waits for the body never answers.
    const promised = (path: string, more = '') =>
      new Promise<string>((resolve, reject) => {
        const socket = open()
        const lines = [`host: ${new URL(host.origin).host}`, 'content-type: application/json', more].filter(Boolean)
        socket.once('data', data => {
          socket.destroy()
          resolve(data.toString('latin1'))
        })
        socket.once('error', reject)
        socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${LONG}\r\n\r\n{`)
      })

    expect(await promised('/api/transfers')).toMatch(/^HTTP\/1.1 401 .*\r\nconnection: close\r\n/is)
    expect(await promised('/api/transfers', `authorization: ${headers.authorization}`)).toMatch(/^HTTP\/1.1 401 /)
    expect(await promised('/api/collect/js')).toMatch(/^HTTP\/1.1 413 /)
    expectRefusal(await sendJson(host.origin, '/api/transfers', 'x'.repeat(LONG), { headers }), 401)
    expectRefusal(await sendJson(host.origin, '/api/collect/js', 'x'.repeat(LONG)), 413)
    const { idToken: token } = await person(host.origin, 'alice@acme.example')
    expectRefusal(await sendJson(host.origin, '/api/transfers', 'x'.repeat(LONG), { token }), 400)
    expectRefusal(await sendJson(host.origin, '/api/search/transfers', 'x'.repeat(LONG), { token }), 413)
  })

  test.each([
    ['a call', '/api/collect/js', 'application/json'],
    ['the identity calls', '/identity', 'application/x-amz-json-1.1'],
    ['the exchange of a code', '/oauth2/token', 'application/x-www-form-urlencoded'],
  ])('cannot hold a connection to %s with an endless body', async (_, path, type) => {
    // Only the host’s own timers move: sockets keep the real time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = open()
    let received = ''
    socket.on('data', data => {
      received += data.toString('latin1')
    })
    const ended = new Promise(resolve => socket.once('close', resolve))
    const headers = `host: ${new URL(host.origin).host}\r\ncontent-type: ${type}\r\ncontent-length: 100`
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{`)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))

    vi.advanceTimersByTime(30_000)
    await vi.waitFor(() => expect(received).toContain('took too long to arrive'))
    vi.advanceTimersByTime(10_000)

    await ended
    expect(received).toMatch(/^HTTP\/1.1 400 .*\r\nconnection: close\r\n/is)
  })

  test('a caller that reads nothing cannot hold a connection', async () => {
    const { server } = await listen(0, '127.0.0.1')
    expect(server.timeout).toBeGreaterThan(0)
    expect(server.timeout).toBeLessThanOrEqual(120_000)
    await new Promise(resolve => server.close(resolve))
  })
})

describe('point 18: limits before work', () => {
  const json = (path: string, body: string, token?: string) => sendJson(host.origin, path, body, { token })

  test('a call beyond its budget is answered before its body is read', async () => {
    for (let calls = 0; calls < budgets.report; calls += 1) expectRefusal(await json('/api/collect/js', '{'), 400)

    const answer = await new Promise<string>((resolve, reject) => {
      const socket = open()
      socket.once('data', data => {
        socket.destroy()
        resolve(data.toString('latin1'))
      })
      socket.once('error', reject)
      const headers = `host: ${new URL(host.origin).host}\r\ncontent-type: application/json\r\ncontent-length: 9000`
      socket.write(`POST /api/collect/js HTTP/1.1\r\n${headers}\r\n\r\n{`)
    })

    expect(answer).toMatch(/^HTTP\/1.1 429 .*\r\nretry-after: \d+\r\n/is)
  })

  test('bodies have a size limit per call, at most 16 levels and 100 keys in an object', async () => {
    const { idToken: token } = await person(host.origin, 'alice@acme.example')
    const message = async (path: string, body: string, status: number) =>
      expectRefusal(await json(path, body, token), status).errorMessage

    expect(await message('/api/collect/js', JSON.stringify({ type: 'x'.repeat(16 * 1024) }), 413)).toMatch(/too large/)
    expect(await message('/api/transfers', '['.repeat(17), 400)).toBe('The body nests deeper than 16 levels.')
    expect(await message('/api/transfers', '['.repeat(16), 400)).toBe('The body is not valid JSON.')
    const keys = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])))
    expect(await message('/api/transfers', keys(101), 400)).toBe('An object of the body has more than 100 keys.')
    expect((await message('/api/transfers', keys(100), 400)).length).toBeLessThan(300)
    const punctuation = JSON.stringify({ type: '[{,"\\'.repeat(19), error: `${'[{'.repeat(1000)}\\` })
    expect((await json('/api/collect/js', punctuation)).status).toBe(200)
  })

  test('rejecting a body costs a few milliseconds, for any content', async () => {
    const { idToken: token } = await person(host.origin, 'alice@acme.example')
    const MIB = 1024 * 1024
    const bodies = [
      '['.repeat(MIB),
      `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join()}}`,
      `{"files":[${Array(300_000).fill('{}').join()}]}`,
      `{"files":[${Array(100_000).fill('[[[]]]').join()}]}`,
      `"${'\\"'.repeat(MIB / 2 - 8)}"`,
    ]

    for (const body of bodies) {
      const begun = performance.eventLoopUtilization()
      expectRefusal(await json('/api/transfers', body, token), 400)
      expect(performance.eventLoopUtilization(begun).active).toBeLessThan(1500)
    }
  })

  test('one address has limited connections and limited calls with missing bodies', async () => {
    const waiting = Array.from({ length: 40 }, () => {
      const socket = open()
      const headers = `host: ${new URL(host.origin).host}\r\ncontent-type: application/json\r\ncontent-length: 100`
      const answer = new Promise<string>(resolve => socket.once('data', data => resolve(data.toString('latin1'))))
      socket.write(`POST /api/auth/otp/${'n'.repeat(43)} HTTP/1.1\r\n${headers}\r\nauthorization: Bearer a.b\r\n\r\n{`)
      return { socket, answer }
    })
    const refused = await Promise.any(waiting.map(({ answer }) => answer))
    expect(refused).toMatch(/^HTTP\/1.1 (429|404)/)
    for (const { socket } of waiting) socket.destroy()

    const sockets = Array.from({ length: 300 }, open)
    await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(44))
    expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(200)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect((await send(host.origin, '/api/config')).status).toBe(200))
  })
})

function open(): Socket {
  const { port } = new URL(host.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}
