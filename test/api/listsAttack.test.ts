import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { writeCursor } from '../../shared/domain/listCursor.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'
import { expectForeseen, expectRefusal, sendJson } from '../harness/requests.ts'

const paths = ['/api/search/transfers', '/api/admin/transfers']
const sorts = (['createdAt', 'expiryDate'] as const).flatMap(key =>
  (['asc', 'desc'] as const).map(order => ({ key, order })),
)
const content = Buffer.from('a')

let host: TestHost
let alice: Person
let bob: Person
let ada: Person

beforeAll(async () => {
  host = await testHost({}, fixedClock())
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterAll(() => host.stop())

const ask = (path: string, { idToken }: Person, body: object) =>
  sendJson(host.origin, path, JSON.stringify(body), { token: idToken })

describe('a forged place in a list', () => {
  const moments = [null, 0, -1, 2 ** 47 - 1, 2 ** 47, 2 ** 53 - 1, 1 - 2 ** 53]

  test.each(moments)('at %s is answered without a server error', async at => {
    await alice.create([{ name: 'a.txt', content }])
    for (const path of paths) {
      for (const sort of sorts) {
        expectForeseen(await ask(path, ada, { after: writeCursor({ at, id: 'nobodys' }), sort: [sort] }))
      }
    }
  })

  test.each(sorts)('does not reveal whether another’s transfer exists, nor its time: by $key $order', async sort => {
    const own = () => bob.create([{ name: 'b.txt', content }])
    await own()
    host.clock.move(1000)
    const { id } = await alice.create([{ name: 'a.txt', content }])
    host.clock.move(1000)
    await own()
    const behind = async (at: number | null, place: string) => {
      const { transfers } = await bob.call(contracts.searchTransfers, {
        body: { after: writeCursor({ at, id: place }), sort: [sort], size: 500 },
      })
      return transfers.map(transfer => transfer.id)
    }

    for (const at of [0, host.clock.now(), 2 ** 46, null]) {
      expect(await behind(at, id)).toEqual(await behind(at, '00000000-0000-4000-8000-000000000000'))
    }
  })
})

describe('a text that is far too long', () => {
  // Unicode normalisation sorts combining marks, in time quadratic in their number.
  const marks = `a${'\u0301\u0323\u0315'.repeat(80_000)}`

  test('is refused before it is normalised, and delays no other caller', { timeout: 20_000 }, async () => {
    expectRefusal(await ask('/api/search/transfers', alice, { filters: [{ key: 'keyword', value: marks }] }), 413)
  })
})

describe('a list', () => {
  test('finds a file’s findings, also amid concurrent changes', async () => {
    const { id } = await alice.create([{ name: 'account.txt', content }])
    const { transfers } = host.context
    const event = {
      at: new Date(host.clock.now()).toISOString(),
      action: 'create',
      actor: 'alice',
      result: 'done',
    } as const
    const before = await transfers.get(id)
    const [file] = before?.files ?? []
    if (!before || !file) throw new Error('The transfer is not there.')
    const summary = [{ infoType: 'IBAN_CODE', count: 1, distinctCount: 1, likelihood: 'LIKELY' } as const]
    const findings = { summary, places: [], notInspectable: [], mismatches: [] }

    await transfers.replaceFile(id, file, { ...file, findings }, event)
    await transfers.replace(before, { ...before, message: 'Another one.' }, event)

    const filters = [{ key: 'infotype', value: 'IBAN_CODE' } as const]
    const found = await alice.call(contracts.searchTransfers, { body: { filters } })
    expect(found.transfers.map(transfer => transfer.id)).toContain(id)
  })

  test('shows the other transfers when a record cannot be read, as does a start that indexes earlier ones', async () => {
    const damaged = await testHost({}, fixedClock())
    const dora = await person(damaged.origin, 'alice@acme.example')
    const broken = await dora.create([{ name: 'a.txt', content }])
    const other = await dora.create([{ name: 'b.txt', content }])
    withDatabase(damaged, database => {
      database.prepare("UPDATE transfers SET record = 'broken' WHERE id = ?").run(broken.id)
      database.prepare('INSERT INTO unlisted (transfer_id) VALUES (?)').run(broken.id)
    })
    const listed = async (origin: string) =>
      (await sendJson(origin, '/api/search/transfers', '{}', { token: dora.idToken })).text

    expect.soft(await listed(damaged.origin)).toContain(other.id)
    const again = await damaged.restart()
    expect(await listed(again.origin)).toContain(other.id)
    await again.stop()
  })
})
