import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'
import { withFault } from '../harness/portFaults.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The organisation bans its domain, which is a reason of every version. */
const BANNED = 'rita@partner.exampel'
const RIGHT = 'rita@partner.example'
/** Own domains have no reasons. */
const OWN = 'bob@acme.example'
const content = Buffer.from('abc')
const files = [{ name: 'a.txt', size: content.length, tempId: 0 }]

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, bannedDomains: ['partner.exampel', 'banned.example'] },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

const stored = (id: string) => host.context.transfers.get(id)
const readEvents = (action: string) =>
  withDatabase(host, database =>
    database.prepare('SELECT transfer_id AS id, detail FROM audit WHERE action = ? ORDER BY rowid').all(action),
  ).map(({ id, detail }) => [id, detail])

async function prepare(recipient: string, id?: string, by = alice) {
  const body = { files, message: 'Hello', recipient, ...(id !== undefined && { id }) }
  return (await by.call(contracts.createProvisionalTransfer, { body })).transferId
}
async function upload(id: string) {
  const { files: created } = await alice.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  await alice.upload(id, created[0]?.id ?? '', content)
  return id
}
async function send(id: string) {
  await alice.finalize(await upload(id))
  return id
}
const countListed = async () => {
  const { total, transfers } = await alice.call(contracts.searchTransfers, { body: {} })
  const counted = await alice.call(contracts.countTransfers, { body: {} })
  return [total, transfers.length, counted.total, counted.stats.retracted]
}

describe('a corrected recipient', () => {
  test('is a prevented mistake: a record with the new id, which no list shows', async () => {
    const mistaken = await prepare(BANNED)
    host.clock.move(29 * MINUTE)
    const right = await send(await prepare(RIGHT, mistaken))

    expect(await stored(mistaken)).toMatchObject({
      ...{ transferState: 'retracted', wasMistake: true, newId: right, rvReasons: ['DOMAIN_BANNED'] },
      ...{ withdrawnAt: expect.anything(), erasedAt: expect.anything() },
    })
    expect(readEvents('prevent-mistake')).toEqual([[mistaken, right]])
    expect(await countListed()).toEqual([1, 1, 1, 0])
    expect((await alice.review(mistaken)).transfer).toMatchObject({ wasMistake: true, newId: right })
    const ada = await person(host.origin, 'ada@acme.example')
    const { transfer } = await ada.call(contracts.reviewAnyTransfer, { params: { id: mistaken } })
    expect(transfer).toMatchObject({ wasMistake: true, newId: right, recipient: BANNED })
    expect((await alice.review(right)).transfer.previousId).toBeUndefined()
  })

  test('stays a record after a day, while other provisional transfers are removed', async () => {
    const mistaken = await prepare(BANNED)
    await send(await prepare(RIGHT, mistaken))
    const left = await prepare(OWN)

    host.clock.move(DAY + 1)
    await host.sweep()
    host.clock.move(10 * DAY)
    await host.sweep()

    expect(await stored(mistaken)).toMatchObject({ wasMistake: true })
    expect(await stored(left)).toBeUndefined()
    alice = await person(host.origin, 'alice@acme.example')
    expect((await countListed()).slice(0, 3)).toEqual([1, 1, 1])
  })

  test('counts only once it is finalized, and once however often and at once that is', async () => {
    const mistaken = await prepare(BANNED)
    const right = await upload(await prepare(RIGHT, mistaken))
    expect((await stored(mistaken))?.transferState).toBe('provisional')

    await Promise.all(Array.from({ length: 10 }, () => alice.finalize(right)))
    await alice.finalize(right)

    expect(readEvents('prevent-mistake')).toHaveLength(1)
  })

  test('counts when the finalize that should record it stops before', async () => {
    const mistaken = await prepare(BANNED)
    const right = await upload(await prepare(RIGHT, mistaken))
    const restore = withFault(host.context, ['workflow', 'start'], 'fails')
    await alice.finalize(right).catch(() => undefined)
    restore()

    await alice.finalize(right)

    expect(readEvents('prevent-mistake')).toEqual([[mistaken, right]])
  })

  test('counts once for a chain, and two sendings from one provisional transfer count once', async () => {
    const first = await prepare(BANNED)
    const second = await prepare('rita@banned.example', first)
    const others = [await prepare(RIGHT, second), await prepare('rolf@partner.example', second)]
    for (const id of others) await send(id)

    expect(readEvents('prevent-mistake')).toEqual([[second, others[0]]])
    expect((await stored(first))?.transferState).toBe('provisional')
  })

  test.each([
    ['after 31 minutes', 31, BANNED, RIGHT],
    ['without a reason', 1, OWN, RIGHT],
  ])('%s is no prevented mistake', async (_, minutes, former, next) => {
    const earlier = await prepare(former)
    host.clock.move(minutes * MINUTE)
    await send(await prepare(next, earlier))

    expect(readEvents('prevent-mistake')).toEqual([])
    expect((await stored(earlier))?.transferState).toBe('provisional')
  })

  test('of another member is out of reach', async () => {
    const bob = await person(host.origin, 'bob@acme.example')
    const theirs = await prepare(BANNED, undefined, bob)

    await expect(prepare(RIGHT, theirs)).rejects.toMatchObject({ status: 404 })
  })

  test('cannot be revoked, withdrawn, confirmed or sent again', async () => {
    const mistaken = await prepare(BANNED)
    await send(await prepare(RIGHT, mistaken))
    const params = { id: mistaken }
    const body = { recipient: 'rolf@partner.example' }

    for (const call of [
      alice.retract(mistaken),
      alice.withdrawWrongRecipient(mistaken),
      alice.call(contracts.sendAgain, { params, body }),
      alice.call(contracts.createTransfer, { body: { id: mistaken, files, acknowledgement: true } }),
    ]) {
      await expect(call).rejects.toMatchObject({ status: 409 })
    }
  })
})

describe('a sending that is given up after a warning', () => {
  test('is recorded apart, when it is abandoned and when it is removed after a day', async () => {
    const [abandoned, left, unwarned] = [await prepare(BANNED), await prepare(BANNED), await prepare(OWN)]
    await alice.abandon(abandoned)
    host.clock.move(DAY + 1)
    await host.sweep()

    expect(readEvents('abandon')).toEqual([[abandoned, 'warned']])
    expect(Object.fromEntries(readEvents('remove'))).toEqual({ [left]: 'warned', [unwarned]: null })
    expect(readEvents('prevent-mistake')).toEqual([])
  })
})
