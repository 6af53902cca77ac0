import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Challenge } from '../../lambdas/ports/challenges.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteAddressBook } from '../../local/stores/addressBook.ts'
import { sqliteAlerts } from '../../local/stores/alerts.ts'
import { sqliteChallenges } from '../../local/stores/challenges.ts'
import { sqliteContacts } from '../../local/stores/contacts.ts'
import { sqliteLimits } from '../../local/stores/limits.ts'
import { sqliteRecipients } from '../../local/stores/recipients.ts'
import { sqliteUsage } from '../../local/stores/usage.ts'
import { usageRows } from '../../local/stores/usageRows.ts'
import { anAlert } from '../contracts/alerts.suite.ts'
import { fixedClock } from '../harness/host.ts'
import { recordKey } from '../harness/recordKey.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let database: DatabaseSync
let clock: ReturnType<typeof fixedClock>
let stores: ReturnType<typeof createStores>

beforeEach(() => {
  database = openDatabase(':memory:')
  clock = fixedClock()
  stores = createStores()
})
afterEach(() => database.close())

function createStores() {
  const sealed = { key: recordKey, now: clock.now }
  return {
    limits: sqliteLimits(database, { now: clock.now }),
    challenges: sqliteChallenges(database, sealed),
    contacts: sqliteContacts(database, sealed),
    addressBook: sqliteAddressBook(database, { now: clock.now }),
    alerts: sqliteAlerts(database, { now: clock.now }),
    recipients: sqliteRecipients(database),
    usage: sqliteUsage(database, sealed),
  }
}

const aChallenge = (): Challenge => ({
  ...{ id: 'challenge', revision: 1, username: 'name of rita', channel: 'sms', prefix: 'KXW', digest: 'digest' },
  ...{ sealedKey: 'sealed key', expiresAt: clock.now() + HOUR, attemptsLeft: 3, tokenDigest: 'digest of token' },
})
const getCount = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)
function sweep() {
  const { limits, challenges, contacts, addressBook, usage, alerts } = stores
  for (const { sweep } of [limits, challenges, contacts, addressBook, usage, alerts]) sweep()
}

describe('the sweep of the stores', () => {
  test('deletes counts after their window', async () => {
    await stores.limits.takeAll([
      { name: 'an hour', most: 1, seconds: 3600 },
      { name: 'a day', most: 1, seconds: 86_400 },
    ])
    sweep()
    expect(getCount('counters')).toBe(2)

    clock.move(HOUR)
    sweep()
    expect(getCount('counters')).toBe(1)

    clock.move(DAY)
    sweep()
    expect(getCount('counters')).toBe(0)
  })

  test('deletes alerts 400 days after they were stored, and their readers after the last call', async () => {
    await stores.alerts.add([anAlert('ann', clock.now() - DAY)], clock.now())
    await stores.alerts.noteReader({ subject: 'ada', email: 'ada@acme.example', activeAt: clock.now() })

    clock.move(399 * DAY)
    sweep()
    expect([getCount('alerts'), getCount('alert_readers')]).toEqual([1, 1])

    clock.move(DAY)
    sweep()
    expect([getCount('alerts'), getCount('alert_readers')]).toEqual([0, 0])
  })

  test('deletes codes and proofs after a day', async () => {
    await stores.challenges.add(aChallenge())
    await stores.challenges.noteProof('rita', clock.now() / 1000)

    clock.move(DAY - 1000)
    sweep()
    expect([getCount('challenges'), getCount('proofs')]).toEqual([1, 1])

    clock.move(1000)
    sweep()
    expect([getCount('challenges'), getCount('proofs')]).toEqual([1, 0])

    clock.move(HOUR)
    sweep()
    expect(getCount('challenges')).toBe(0)
  })

  test('deletes phones 400 days after their last use', async () => {
    for (const pair of ['once', 'again']) await stores.contacts.keepPhone(pair, { sealedPhone: 's', maskedPhone: 'm' })
    clock.move(DAY)
    await stores.contacts.keepPhone('again', { sealedPhone: 's', maskedPhone: 'm' })

    clock.move(399 * DAY)
    sweep()

    expect(getCount('contacts')).toBe(1)
    expect(await stores.contacts.getPhone('again')).toBeDefined()
  })

  test('deletes the usage history 400 days after its last use', async () => {
    const files = [{ group: 'office', stem: 'salaries', infoTypes: ['IBAN_CODE'] }]
    const count = (subject: string, recipient: string) =>
      usageRows(database).count({ times: 1, exchange: { subject, recipient }, files }, clock.now())
    count('alice', 'rita@partner.example')
    clock.move(DAY)
    count('bob', 'rolf@other.example')

    clock.move(399 * DAY)
    sweep()

    const tables = ['usage_pairs', 'usage_members', 'usage_domains', 'usage_stems']
    expect(tables.map(getCount)).toEqual([1, 1, 1, 1])
    expect((await stores.usage.findRecipients('bob', ['rolf@other.example'], []))[0]?.own).toBeDefined()
  })

  test('deletes recipients of address books 400 days after their last use', async () => {
    const keep = (address: string) => stores.addressBook.keep('alice', { address, name: '' })
    for (const address of ['once@partner.example', 'again@partner.example']) await keep(address)
    clock.move(DAY)
    await keep('again@partner.example')

    clock.move(399 * DAY)
    sweep()

    expect(getCount('address_book')).toBe(1)
    expect(await stores.addressBook.list('alice')).toMatchObject([{ address: 'again@partner.example' }])
  })
})

test('a restart resets no limit', async () => {
  const budget = { name: 'codes of rita', most: 3, seconds: 3600 }
  for (let taken = 0; taken < 3; taken++) await stores.limits.takeAll([budget])

  stores = createStores()

  expect(await stores.limits.takeAll([budget])).toEqual({ budget, retryAfterSeconds: 3600 })
})

test('the database contains no plain names, phones or code data', async () => {
  await stores.challenges.add(aChallenge())
  await stores.challenges.noteProof('name of rita', clock.now() / 1000)
  await stores.recipients.add('name of rita')
  await stores.contacts.keepPhone('pair', { sealedPhone: 'sealed phone', maskedPhone: '+41 ** *** ** 67' })
  await stores.limits.takeAll([{ name: 'codes of rita', most: 3, seconds: 3600 }])

  const tables = ['challenges', 'proofs', 'recipients', 'contacts', 'counters']
  const rows = JSON.stringify(tables.map(table => database.prepare(`SELECT * FROM ${table}`).all()))

  for (const text of ['rita', 'prefix', 'sealed key', 'sealed phone', '** 67', 'of token'])
    expect(rows).not.toContain(text)
})

test('a code that was altered in the database is invalid', async () => {
  await stores.challenges.add(aChallenge())
  await stores.challenges.add({ ...aChallenge(), id: 'other', username: 'name of rolf', attemptsLeft: 99 })

  database.exec("UPDATE challenges SET record = (SELECT record FROM challenges WHERE id = 'other')")

  await expect(stores.challenges.get('name of rita', 'challenge')).rejects.toThrow()
})
