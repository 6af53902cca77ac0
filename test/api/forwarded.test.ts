import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { ask, type Target, toPath } from '../harness/calls.ts'
import { type ConfiguredHost, configuredHost } from '../harness/configuredHost.ts'
import { withDatabase } from '../harness/host.ts'
import { getSecret, person } from '../harness/person.ts'
import { send } from '../harness/requests.ts'

const LIE = '198.51.100.66'
/** By which proxies, clouds and attackers say who calls. */
const claims: Record<string, string>[] = [
  { 'x-forwarded-for': LIE },
  { 'x-forwarded-for': `${LIE}, ${LIE}` },
  { forwarded: `for=${LIE};proto=https;host=evil.example` },
  { 'x-real-ip': LIE },
  { 'x-client-ip': LIE },
  { 'true-client-ip': LIE },
  { 'cf-connecting-ip': LIE },
  { 'fastly-client-ip': LIE },
  { 'x-cluster-client-ip': LIE },
  { 'x-forwarded': LIE },
  { 'forwarded-for': LIE },
  { 'x-original-forwarded-for': LIE },
  { via: `1.1 ${LIE}` },
]
const nothing: Target = { id: '00000000-0000-4000-8000-000000000000', fileId: 'x', secret: 'A'.repeat(43) }
const budgets = { read: 1e6, write: 1e6, link: 3, report: 2 }

const sourcesIn = (host: ConfiguredHost) =>
  withDatabase(host, database =>
    database.prepare('SELECT source FROM audit WHERE source IS NOT NULL ORDER BY sequence').all(),
  ).map(({ source }) => source)

/** A report of a browser, which takes from the budget of its caller. */
const report = (host: ConfiguredHost, headers: Record<string, string>) =>
  ask(host.origin, 'collectBrowserError', nothing, { headers })

describe('a call without a proxy', () => {
  test('is written down as from the connection, with every header', async () => {
    const host = await configuredHost({}, { budgets: { ...budgets, report: 1e6, link: 1e6 } })
    const target = await published(host)

    for (const headers of claims) {
      await ask(host.origin, 'retractTransfer', nothing, { headers })
      expect((await ask(host.origin, 'getDownloadFile', target, { headers })).status).toBe(200)
      host.clock.move(60_000)
    }

    expect(sourcesIn(host).length).toBeGreaterThan(claims.length)
    expect(new Set(sourcesIn(host))).toEqual(new Set(['127.0.0.1']))
    await host.stop()
  })
})

async function published(host: ConfiguredHost): Promise<Target> {
  const alice = await person(host.origin, 'alice@acme.example')
  const { id, downloadUrl } = await alice.send([{ name: 'a.txt', content: Buffer.from('abc') }])
  await host.host.settled()
  const stored = await host.host.context.transfers.get(id)
  return { id, fileId: stored?.files[0]?.id ?? '', secret: getSecret(downloadUrl) }
}

describe('budgets of calls', () => {
  test('without a proxy belong to the connection: no header gets another one', async () => {
    const host = await configuredHost({}, { budgets })

    const statuses = []
    for (const headers of claims) statuses.push((await report(host, headers)).status)
    const misses = []
    for (const headers of claims) misses.push((await ask(host.origin, 'getDownload', nothing, { headers })).status)
    await host.stop()

    expect(statuses).toEqual([200, 200, ...claims.slice(2).map(() => 429)])
    expect(misses).toEqual([404, 404, 404, ...claims.slice(3).map(() => 429)])
  })

  test('behind a proxy belong to the address that it adds, and to none that the caller adds', async () => {
    const host = await configuredHost({ TRUSTED_PROXIES: '127.0.0.1' }, { budgets })
    const from = (caller: string) => report(host, { 'x-forwarded-for': caller })

    const statuses = []
    for (const caller of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8', `${LIE}, 203.0.113.7`]) {
      statuses.push((await from(caller)).status)
    }
    const others = []
    for (const { 'x-forwarded-for': _, ...headers } of claims.slice(2)) {
      others.push((await report(host, { ...headers, 'x-forwarded-for': '203.0.113.7' })).status)
    }
    const misses = []
    for (const caller of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      misses.push((await ask(host.origin, 'getDownload', nothing, { headers: { 'x-forwarded-for': caller } })).status)
    }
    await host.stop()

    expect(statuses).toEqual([200, 200, 429, 200, 429])
    expect(new Set(others)).toEqual(new Set([429]))
    expect(misses).toEqual([404, 404, 404, 429, 404])
  })
})

describe('a call behind a proxy', () => {
  let host: ConfiguredHost
  beforeAll(async () => {
    host = await configuredHost(
      { TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16' },
      { budgets: { ...budgets, report: 1e6, link: 1e6 } },
    )
  })
  afterAll(() => host.stop())

  test.each([
    ['one header', ['x-forwarded-for', `${LIE}, 203.0.113.7, 10.1.2.3`]],
    [
      'a header for each proxy',
      ['x-forwarded-for', LIE, 'x-forwarded-for', '203.0.113.7', 'x-forwarded-for', '10.1.2.3'],
    ],
    [
      'other names as well',
      ['true-client-ip', LIE, 'x-forwarded-for', '203.0.113.7', 'x-real-ip', LIE, 'forwarded', `for=${LIE}`],
    ],
  ])('is written down as from the last that is no proxy of ours, by %s', async (_, headers) => {
    const before = sourcesIn(host).length
    const { method } = contracts.retractTransfer

    const { status } = await send(host.origin, toPath('retractTransfer', nothing), { method, headers })
    expect(status).toBe(401)

    // A denial of a network is written down once a minute.
    expect(sourcesIn(host).slice(before)).toEqual(['203.0.113.7'])
    host.clock.move(60_000)
  })

  test('of two recipients counts for two, and of one again for one', async () => {
    const target = await published(host)
    const take = (caller: string) =>
      ask(host.origin, 'getDownloadFile', target, { headers: { 'x-forwarded-for': caller } })

    for (const caller of ['203.0.113.7', `${LIE}, 203.0.113.7`, '203.0.113.8', '203.0.113.7']) await take(caller)

    expect((await host.host.context.transfers.get(target.id))?.downloadCount).toBe(2)
  })
})
