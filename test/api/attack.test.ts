import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../../local/server.ts'
import { scrubbedError } from '../../shared/domain/errorReport.ts'
import { pathOf } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { person, secretOf } from '../harness/person.ts'
import { expectRefusal, send, sendJson } from '../harness/requests.ts'

/** The least that shows a limit, and enough for a person to sign in and send. */
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

describe('who holds a link', () => {
  test('cannot fill the records by calling themselves by another name each time', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id, downloadUrl } = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }])
    await host.settled()
    const fileId = (await alice.review(id)).files[0]?.id ?? ''
    const path = `${pathOf('getDownloadFile', { id, fileId, secret: secretOf(downloadUrl) })}?acknowledgement=true`
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

describe('who is nobody', () => {
  test('cannot fill the records with tokens that mean nothing', async () => {
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

  test.each(['!', '/', '\\', 'a!'])('cannot keep the host busy with a report that is all %s', part => {
    // Looked through from every character on, this would take an hour.
    expect(scrubbedError(part.repeat(1_000_000)).length).toBeLessThan(1000)
  })

  test('whose report names people and links has both cut out of the log', async () => {
    const error = 'at (rita@partner.example) <a.b+c@x.example>, @ https://x.example/dl/y /dl/secret r@s@t'
    await sendJson(host.origin, '/api/collect/js', JSON.stringify({ type: 'x', error }))

    const line = host.logLines.find(text => text.includes('A browser reported')) ?? ''
    expect(JSON.parse(line).error).toBe('at [cut] /dl/[cut] /dl/[cut] [cut]')
  })

  test('point 20: whose report holds phones, cards, IBANs, codes or passwords has none of them in the log', async () => {
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

  test('is given no memory for a long body', async () => {
    const headers = { authorization: 'Bearer a.b.c' }
    // Answered before it is sent: a host that waits for the rest would not answer at all.
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
  })

  test.each([
    ['a call', '/api/collect/js', 'application/json'],
    ['the identity calls', '/identity', 'application/x-amz-json-1.1'],
    ['the exchange of a code', '/oauth2/token', 'application/x-www-form-urlencoded'],
  ])('cannot hold a connection to %s by a body that never ends', async (_, path, type) => {
    // Only what this host counts by itself: sockets keep the real time.
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

  test('cannot hold a connection by reading nothing', async () => {
    const { server } = await listen(0, '127.0.0.1')
    expect(server.timeout).toBeGreaterThan(0)
    expect(server.timeout).toBeLessThanOrEqual(120_000)
    await new Promise(resolve => server.close(resolve))
  })
})

function open(): Socket {
  const { port } = new URL(host.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}
