import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Directory } from '../../lambdas/aws/adapters/cognitoPeople.ts'
import { expireAudit } from '../../lambdas/aws/adapters/dynamo/expireAudit.ts'
import { dynamoPeople } from '../../lambdas/aws/adapters/dynamoPeople.ts'
import { toPair } from '../../lambdas/core/transfer/contactPair.ts'
import { erasePerson } from '../../lambdas/operations/erasePerson.ts'
import { exportPerson } from '../../lambdas/operations/exportPerson.ts'
import { findPerson } from '../../lambdas/operations/findPerson.ts'
import { AUDIT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { anEvent, NINE, openTableStores, type TableStores } from './dynamoWorld.ts'
import { toRows } from './tables.ts'

const ZUZANA = 'zuzana@partner.example'
const at = new Date(NINE).toISOString()
const operation = { operator: 'olga', account: 'arn:aws:iam::111111111111:user/olga', reason: 'Ticket 42' }
const bob = { subject: 'bob', email: 'bob@acme.example' }

let stores: TableStores
let removed: string[]
beforeEach(async () => {
  stores = await openTableStores()
  removed = []
})
afterEach(() => stores.close())

/** Stands in for the user pool, which DynamoDB's emulator has not. */
const directory: Directory = {
  findSubjects: async address => (address.toLowerCase() === bob.email ? ['bob'] : []),
  find: async subject => (subject === 'bob' ? [bob] : []),
  signOut: async () => {},
  async remove(subject) {
    removed.push(subject)
  },
}

/** Contents are in S3: these transfers have none. */
const blobs = { withdraw: async () => {}, eraseIncoming: async () => {}, eraseReleased: async () => {} }

function openParts() {
  const people = dynamoPeople(stores.client, { ...stores.names }, directory)
  return { ...stores, people, blobs, recipients: { remove: async () => {} }, now: () => NINE + 60 * 60_000 }
}

async function released(id: string, recipient: string, sender: Partial<Transfer> = {}) {
  const files = [aFile(`${id}-file`, { name: 'salaries.csv' })]
  const before = aTransfer(id, { transferState: 'processing', recipient, files, ...sender })
  await stores.transfers.add(before, { ...anEvent('create'), transferId: id, actor: before.sender.subject })
  const active = { ...before, transferState: 'active', stateChangedAt: at, expiryDate: at } as const
  const exchange = { subject: before.sender.subject, recipient }
  const likeness = [{ group: 'table', stem: 'salaries', infoTypes: ['IBAN_CODE'] }]
  await stores.transfers.replaceWithUsage(before, active, { times: 1, exchange, files: likeness }, anEvent('publish'))
  const found = await stores.transfers.get(id)
  if (!found) throw new Error('There is no transfer.')
  const ended = { transferState: 'retracted', withdrawnAt: at, erasedAt: at, stateChangedAt: at } as const
  await stores.transfers.replace(found, { ...found, ...ended }, anEvent('retract'))
}

async function fill() {
  const { addressBook, alerts, contacts } = stores
  await released('one', ZUZANA, { recipientName: 'Zuzana Quist' })
  await released('two', 'Zuzana@Partner.example', { sender: bob })
  await released('other', 'otto@partner.example')
  await released('third', 'otto@else.example', { sender: bob })
  await addressBook.keep('alice', { address: ZUZANA, name: 'Zuzana Quist' })
  await addressBook.keep('bob', { address: 'otto@else.example', name: 'Otto' })
  await contacts.keepPhone(toPair('alice', ZUZANA), { sealedPhone: 'sealed', maskedPhone: '*** 67' })
  const mail = { kind: 'newRecipients', createdAt: at } as const
  await alerts.add([{ ...mail, id: `new ${ZUZANA}`, recipient: ZUZANA }], NINE)
  await alerts.add([{ ...mail, id: 'new otto', recipient: 'otto@else.example' }], NINE)
  await alerts.acknowledge([{ id: 'new otto', createdAt: at }], { at, by: bob.email, note: `Known: ${ZUZANA}.` })
  await alerts.noteReader({ ...bob, activeAt: NINE })
  await stores.sessions.endBefore('bob', 7)
}

/** The rows of all tables that have a text. */
async function findRows(text: string): Promise<string[]> {
  const tables = Object.values(stores.names)
  const rows = (await Promise.all(tables.map(table => toRows(stores.client, table)))).flat()
  return rows.map(row => JSON.stringify(row)).filter(row => row.toLowerCase().includes(text))
}

describe('a person', () => {
  test('is exported with all rows that name them, as recipient', async () => {
    await fill()
    const parts = openParts()

    const person = await findPerson(parts, { address: 'ZUZANA@partner.example', subjects: [] })
    const all = await exportPerson(parts, person, operation)

    expect(all.transfers.map(({ id }) => id).toSorted()).toEqual(['one', 'two'])
    expect(all).toMatchObject({
      subjects: [],
      addressBooks: [{ address: ZUZANA, name: 'Zuzana Quist' }],
      phones: [{ recipient: ZUZANA, maskedPhone: '*** 67' }],
      alerts: [{ recipient: ZUZANA }],
      alertReaders: [],
    })
    expect(all.usage.map(({ count }) => count)).toEqual([1, 1])
    expect(all.audit.map(({ transferId }) => transferId)).toEqual(expect.arrayContaining(['one', 'two']))
    expect(JSON.stringify(all)).not.toContain('sealed')
  })

  test('is exported with all rows that name them, as member', async () => {
    await fill()
    const parts = openParts()

    const all = await exportPerson(parts, await findPerson(parts, { address: bob.email, subjects: [] }), operation)

    expect(all).toMatchObject({
      subjects: ['bob'],
      directory: [bob],
      sessions: [{ subject: 'bob', notBefore: 7 }],
      alertReaders: [bob],
      addressBooks: [{ subject: 'bob', address: 'otto@else.example' }],
    })
    expect(all.transfers.map(({ id }) => id).toSorted()).toEqual(['third', 'two'])
  })

  test('who is erased as recipient is in no row, and other exchanges with the domain stay', async () => {
    await fill()
    const parts = openParts()

    expect(await erasePerson(parts, await findPerson(parts, { address: ZUZANA, subjects: [] }), operation)).toEqual([])

    for (const text of ['zuzana', 'quist']) expect(await findRows(text)).toEqual([])
    const [usage] = await stores.usage.findRecipients('alice', ['new@partner.example'], [])
    expect(usage).toMatchObject({ ownAtDomain: ['otto@partner.example'], membersAtDomain: 1 })
    expect(await stores.transfers.get('other')).toBeDefined()
    expect((await stores.alerts.find({ from: 0, to: NINE + 1 }, { limit: 9 })).alerts).toEqual([
      expect.objectContaining({ id: 'new otto', acknowledgement: { at, by: bob.email } }),
    ])
    expect(removed).toEqual([])
  })

  test('who is erased as member is named by the audit and ended sessions only', async () => {
    await fill()
    const parts = openParts()

    await erasePerson(parts, await findPerson(parts, { address: bob.email, subjects: [] }), operation)

    expect(await findRows('bob@acme')).toEqual([])
    const left = await findRows('bob')
    expect(left.filter(row => !row.includes('"action"')).map(row => JSON.parse(row).pk)).toEqual(['SESSION#bob'])
    expect(removed).toEqual(['bob'])
    const [usage] = await stores.usage.findRecipients('alice', ['new@else.example'], [])
    expect(usage).toMatchObject({ membersAtDomain: 0 })
    expect((await stores.usage.findRecipients('bob', ['new@else.example'], ['salaries']))[0]?.ownStems).toEqual([])
    expect(await stores.alerts.find({ from: 0, to: NINE + 1 }, { limit: 9 })).toMatchObject({
      alerts: [{ id: `new ${ZUZANA}` }, { id: 'new otto', acknowledgement: { by: 'erased' } }],
    })
  })
})

test('events of the audit end 397 days after they happened, also those of earlier versions', async () => {
  await stores.audit.append(anEvent('new'))
  const TableName = stores.names.audit
  const early = { pk: '2026-01-01#a', sk: 'early', at: '2026-01-01T00:00:00.000Z', action: 'create' }
  await stores.client.send(new PutCommand({ TableName, Item: early }))

  expect(await expireAudit(stores.client, TableName)).toBe(1)
  expect(await expireAudit(stores.client, TableName)).toBe(0)

  const rows = await toRows(stores.client, TableName)
  for (const { at, expiresAt } of rows) expect(expiresAt).toBe(Date.parse(String(at)) / 1000 + AUDIT_SECONDS)
  expect(rows).toHaveLength(2)
})
