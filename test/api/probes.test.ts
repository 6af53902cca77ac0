import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { expectRefusal, send, sendBytes } from '../harness/requests.ts'

const paths = ['/api/health/live', '/api/health/ready'] as const
const budgets = { read: 1, write: 1, link: 1, report: 1 }

describe('the probes of a load balancer', () => {
  let host: TestHost

  beforeAll(async () => {
    host = await testHost({ budgets })
  })
  afterAll(() => host.stop())

  const countRows = () =>
    withDatabase(host, database =>
      database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .all()
        .map(({ name }) => [name, database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows]),
    )

  test.each(paths)('%s answers without a token, as often as it is asked, and writes nothing', async path => {
    const before = countRows()

    for (let asked = 0; asked < 50; asked += 1) {
      const answer = await send(host.origin, path)
      expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
    }

    expect(countRows()).toEqual(before)
  })

  test('probes leave the budget of their address to other calls', async () => {
    expect((await send(host.origin, '/api/config')).status).toBe(200)
    expectRefusal(await send(host.origin, '/api/config'), 429)
    for (const path of paths) expect((await send(host.origin, path)).status).toBe(200)
  })

  test.each(paths)('%s answers under any host name, and to HTTP/1.0 without one', async path => {
    const byAddress = await sendBytes(host.origin, `GET ${path} HTTP/1.1\r\nHost: 10.0.0.5:8080\r\n\r\n`)
    const nameless = await sendBytes(host.origin, `GET ${path} HTTP/1.0\r\n\r\n`)

    expect(byAddress.status).toBe(200)
    expect(nameless.status).toBe(200)
    for (const hosts of ['', 'Host: a.example\r\nHost: b.example\r\n']) {
      expectRefusal(await sendBytes(host.origin, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`), 400)
    }
  })

  test.each([
    '/api/health',
    '/api/health/live/',
    '/api/health/live/more',
    '/api/health/live?a=b',
    '/api/health/live%2f',
    '/api/config',
  ])('no other address is served under another host name: %s', async path => {
    const answer = await sendBytes(host.origin, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)

    expectRefusal(answer, 400)
  })

  test.each(paths)('%s answers HEAD as GET, without a body', async path => {
    const [get, head] = [await send(host.origin, path), await send(host.origin, path, { method: 'HEAD' })]

    expect([head.status, head.text]).toEqual([200, ''])
    const { date: _, ...headers } = get.headers
    expect(head.headers).toMatchObject(headers)
    const byAddress = await sendBytes(
      host.origin,
      `HEAD ${path} HTTP/1.1\r\nHost: 10.0.0.5\r\nConnection: close\r\n\r\n`,
    )
    expect(byAddress.status).toBe(200)
  })

  test('other calls have no HEAD', async () => {
    for (const path of ['/api/config', '/api/health', '/api/openapi.json', '/api/health/live/more']) {
      expect((await send(host.origin, path, { method: 'HEAD' })).status).toBe(404)
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is no probe', async method => {
    for (const path of paths) expect((await send(host.origin, path, { method })).status).toBe(404)
  })

  test.each(paths)('%s takes no query', async path => {
    expectRefusal(await send(host.origin, `${path}?verbose=1`), 400)
  })

  test('a host whose database fails is live, but not ready, and says no more', async () => {
    withDatabase(host, database => database.exec('ALTER TABLE health_runs RENAME TO broken'))

    const [live, ready] = await Promise.all(paths.map(path => send(host.origin, path)))

    withDatabase(host, database => database.exec('ALTER TABLE broken RENAME TO health_runs'))
    expect(live?.status).toBe(200)
    const { errorMessage } = expectRefusal(ready as Exclude<typeof ready, undefined>, 503)
    expect(errorMessage).toBe('This is not available at the moment. Please try again shortly. No data was lost.')
    expect((await send(host.origin, paths[1])).status).toBe(200)
  })

  test('a stopped host refuses the connection', async () => {
    const stopped = await testHost()
    await stopped.stop()

    await expect(send(stopped.origin, paths[1])).rejects.toThrow(/ECONNREFUSED/)
  })
})
