import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { contracts } from '../../shared/contract/table.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'
import { expectRefusal, sendJson } from '../harness/requests.ts'

type Asked = z.input<(typeof contracts.searchAllTransfers)['body']>

const DAY = 24 * 3_600_000
const bytes = (text: string) => Buffer.from(text)
const paths = ['/api/search/transfers', '/api/search/transfers_stats']
const adminPaths = ['/api/admin/transfers', '/api/admin/transfers_stats']

let host: TestHost
let alice: Person
let bob: Person
let ada: Person

beforeAll(async () => {
  // Directory sessions use today’s date; transfers move through days of their own.
  host = await testHost({}, fixedClock())
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterAll(() => host.stop())

const toList = (who: Person, asked: z.input<(typeof contracts.searchTransfers)['body']> = {}) =>
  who.call(contracts.searchTransfers, { body: asked })
const getIds = (transfers: readonly { id: string }[]) => transfers.map(({ id }) => id)

describe('a sent transfer', () => {
  test('is at once first in its sender’s list, and in the administrators’, but in no other member’s', async () => {
    const { id } = await alice.send(
      [{ name: 'Budget 2027.csv', content: bytes('name;iban\nRita;CH93 0076 2011 6238 5295 7\n') }],
      {
        message: 'The figures for Frau Müller.',
      },
    )
    await host.settled()

    const { transfers, total } = await toList(alice)
    const others = await toList(bob)
    const all = await ada.call(contracts.searchAllTransfers, { body: {} })

    expect(total).toBe(transfers.length)
    expect(transfers[0]).toMatchObject({
      id,
      sender: 'alice@acme.example',
      recipient: 'rita@partner.example',
      transferState: 'active',
      message: 'The figures for Frau Müller.',
      isTransferRequest: false,
      downloadCount: 0,
      files: [{ name: 'Budget 2027.csv', fileExtension: 'csv' }],
    })
    expect(transfers[0]?.files[0]?.findings?.summary.map(({ infoType }) => infoType)).toContain('IBAN_CODE')
    expect(getIds(others.transfers)).not.toContain(id)
    expect(getIds(all.transfers)).toContain(id)
  })

  test('can be found by its findings after inspection, and by its text', async () => {
    const { id } = await alice.send([{ name: 'account.txt', content: bytes('IBAN CH93 0076 2011 6238 5295 7') }], {
      message: 'Zusammenfassung',
    })
    await host.settled()

    for (const filter of [
      { key: 'infotype', value: 'IBAN_CODE' },
      { key: 'keyword', value: 'zusammen account' },
      { key: 'fileExtension', value: 'txt' },
    ] as const) {
      expect(getIds((await toList(alice, { filters: [filter] })).transfers)).toContain(id)
      expect((await toList(bob, { filters: [filter] })).total).toBe(0)
    }
  })

  test('is revoked in the list as soon as the call returns', async () => {
    const { id } = await alice.send([{ name: 'a.txt', content: bytes('a') }])
    await host.settled()
    const counts = () => alice.call(contracts.countTransfers, { body: {} })
    const before = await counts()

    await alice.retract(id)

    const { transfers } = await toList(alice, { filters: [{ key: 'state', value: 'retracted' }] })
    const after = await counts()
    expect(getIds(transfers)).toContain(id)
    expect(after).toEqual({
      total: before.total,
      stats: { ...before.stats, active: before.stats.active - 1, retracted: before.stats.retracted + 1 },
    })
  })

  test('is expired at its moment, before any sweep, in lists and counts', async () => {
    const { id } = await alice.send([{ name: 'a.txt', content: bytes('a') }], { options: { expiryDays: 1 } })
    await host.settled()
    const expired = () => toList(alice, { filters: [{ key: 'state', value: 'expired' }] })
    expect(getIds((await expired()).transfers)).not.toContain(id)

    host.clock.move(DAY + 1)
    const again = await person(host.origin, 'alice@acme.example')

    const { transfers, total } = await toList(again, { filters: [{ key: 'state', value: 'expired' }] })
    const { stats } = await again.call(contracts.countTransfers, { body: {} })
    expect(transfers.find(transfer => transfer.id === id)).toMatchObject({ transferState: 'expired' })
    expect(stats.expired).toBe(total)
    alice = again
    bob = await person(host.origin, 'bob@acme.example')
    ada = await person(host.origin, 'ada@acme.example')
  })

  test('and a request are separated by type', async () => {
    const { id } = await bob.request({ responder: 'ron@partner.example' })

    const requested = await toList(bob, { filters: [{ key: 'type', value: 'requested' }] })
    const sent = await toList(bob, { filters: [{ key: 'type', value: 'sent' }] })

    expect(requested.transfers).toMatchObject([{ id, transferState: 'requested', recipient: 'ron@partner.example' }])
    expect(getIds(sent.transfers)).not.toContain(id)
  })

  test('is in no list before it is confirmed, and leaves no secret in any', async () => {
    const { transferId } = await bob.call(contracts.createProvisionalTransfer, {
      body: { files: [{ name: 'a.txt', size: 1, tempId: 0 }], message: 'Later', recipient: 'rita@partner.example' },
    })

    const { transfers } = await toList(bob)

    expect(getIds(transfers)).not.toContain(transferId)
    expect(JSON.stringify(transfers)).not.toMatch(/sealed|digest|\/dl\/|\/transfer\/|sha256/)
  })
})

describe('pages', () => {
  test('continue after the last transfer of the previous page until the end', async () => {
    const carol = await person(host.origin, 'bob@acme.example')
    for (const name of ['a', 'b', 'c', 'd', 'e']) await carol.create([{ name, content: bytes(name) }])
    const whole = await toList(carol, { size: 500 })

    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await toList(carol, { size: 2, after })
      expect(page.total).toBe(whole.total)
      seen.push(...getIds(page.transfers))
      after = page.next
    } while (after)

    expect(seen).toEqual(getIds(whole.transfers))
    expect(whole.next).toBeUndefined()
  })
})

describe('an administrator', () => {
  test('finds by sender, which a member cannot', async () => {
    const filters: Asked['filters'] = [{ key: 'sender', value: '*@acme.example' }]

    const { total } = await ada.call(contracts.searchAllTransfers, { body: { filters } })
    const refused = await sendJson(host.origin, '/api/search/transfers', JSON.stringify({ filters }), {
      token: alice.idToken,
    })

    expect(total).toBeGreaterThan(3)
    expect(expectRefusal(refused, 400).errorCode).toBe('bad_request')
  })

  test('leaves an audit event without the search words', async () => {
    const traces = () =>
      withDatabase(host, database => database.prepare("SELECT * FROM audit WHERE action = 'list-all'").all())
    const before = traces().length

    await ada.call(contracts.searchAllTransfers, { body: { filters: [{ key: 'keyword', value: 'Kündigung' }] } })
    await ada.call(contracts.countAllTransfers, { body: {} })

    const all = traces()
    expect(all).toHaveLength(before + 2)
    expect(JSON.stringify(all)).not.toContain('ndigung')
  })

  test('is the only role that sees all transfers', async () => {
    for (const path of adminPaths) {
      expectRefusal(await sendJson(host.origin, path, '{}', { token: alice.idToken }), 403)
      expectRefusal(await sendJson(host.origin, path, '{}'), 401)
    }
  })
})

describe('an invalid query', () => {
  const key = 'keyword'
  const faults: Record<string, unknown> = {
    'a filter of no known key': { filters: [{ key: 'password', value: 'a' }] },
    'a filter by a field of ours': { filters: [{ key: 'owner', value: 'a' }] },
    'an object for a text': { filters: [{ key, value: { $gt: '' } }] },
    'a number for a text': { filters: [{ key, value: 7 }] },
    'a list in a list': { filters: [{ key, value: [['a']] }] },
    'no value': { filters: [{ key, value: [] }] },
    'a blank text': { filters: [{ key, value: '  ' }] },
    'a script in place of a value': { filters: [{ key, script: { source: 'doc' } }] },
    'a text without an end': { filters: [{ key, value: 'a'.repeat(201) }] },
    'a text with a control character': { filters: [{ key, value: 'a\u0000b' }] },
    'too many words': { filters: [{ key, value: Array.from({ length: 41 }, (_, at) => `word${at}`) }] },
    '1,000 values': {
      filters: [{ key: 'recipient', value: Array.from({ length: 1000 }, (_, i) => `r${i}@x.example`) }],
    },
    'too many filters': { filters: Array.from({ length: 21 }, () => ({ key, value: 'a' })) },
    'an unknown state': { filters: [{ key: 'state', value: 'provisional' }] },
    'an unknown infotype': { filters: [{ key: 'infotype', value: 'NAME' }] },
    'an unknown option': { filters: [{ key: 'option', value: 'acknowledgement' }] },
    'a range that ends before it begins': {
      filters: [{ key: 'createdAt', value: { from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' } }],
    },
    'a range of nothing': { filters: [{ key: 'createdAt', value: {} }] },
    'a range in words': { filters: [{ key: 'createdAt', value: { from: 'yesterday' } }] },
    'a date for a range': { filters: [{ key: 'expiryDate', value: '2026-11-01T00:00:00Z' }] },
    'a date math of another engine': { filters: [{ key: 'createdAt', value: { from: 'now-7d/d' } }] },
    'a list as filters': { filters: { key, value: 'a' } },
    'something beside': { query: { match_all: {} } },
  }
  const listFaults: Record<string, unknown> = {
    'a size of a million': { size: 1_000_000 },
    'a negative size': { size: -1 },
    'half a transfer': { size: 0.5 },
    'a beginning beyond the deepest': { from: 10_001 },
    'a page beyond the deepest': { from: 9_999, size: 2 },
    'a sort by anything': { sort: [{ key: 'message', order: 'asc' }] },
    'a sort in no order': { sort: [{ key: 'createdAt', order: 'random' }] },
    'two sorts': {
      sort: [
        { key: 'createdAt', order: 'asc' },
        { key: 'expiryDate', order: 'asc' },
      ],
    },
    'an invalid place': { after: 'here' },
    'a forged place': { after: btoa('[1,{"$ne":1}]') },
    'a place and a beginning': { from: 1, after: btoa('[1,"abcd"]').replaceAll('=', '') },
  }
  const asked = [
    ...Object.entries(faults).flatMap(([name, body]) => [...paths, ...adminPaths].map(path => ({ name, body, path }))),
    ...Object.entries(listFaults).flatMap(([name, body]) =>
      [paths[0], adminPaths[0]].map(path => ({ name, body, path: path ?? '' })),
    ),
  ]

  test.each(asked)('$name is refused by $path, with the name of its field', async ({ body, path }) => {
    const answer = await sendJson(host.origin, path, JSON.stringify(body), { token: ada.idToken })

    expectRefusal(answer, 400)
    expect(answer.text).not.toMatch(/SQLITE|fts5|listed_words|syntax error/i)
  })

  test('beyond ten thousand results says how to go further', async () => {
    const answer = await sendJson(host.origin, '/api/search/transfers', '{"from":10000}', { token: alice.idToken })

    expect(answer.json).toMatchObject({ errorMessage: expect.stringContaining('Continue with after') })
  })

  test('of texts that are queries elsewhere is an ordinary query here', async () => {
    const hostile = [
      '*',
      '"',
      'a*',
      'NEAR(a b)',
      "' OR 1=1 --",
      '{marks} : "x"',
      '^a',
      'message:a',
      '-a',
      '/.*/',
      '$where',
    ]
    for (const value of hostile) {
      for (const key of ['keyword', 'message', 'fileName', 'fileExtension', 'recipient'] as const) {
        const { total } = await toList(bob, { filters: [{ key, value }] })
        const all = await toList(bob, { size: 0 })
        expect(total).toBeLessThanOrEqual(all.total)
      }
    }
  })

  test('over a century is answered', async () => {
    const value = { from: '1926-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }

    const { total } = await toList(alice, { filters: [{ key: 'createdAt', value }] })

    expect(total).toBe((await toList(alice)).total)
  })
})
