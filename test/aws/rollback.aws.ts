import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecords } from '../../bin/releaseFixture.ts'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { dynamoAddressBook } from '../../lambdas/aws/adapters/dynamoAddressBook.ts'
import { dynamoAlerts } from '../../lambdas/aws/adapters/dynamoAlerts.ts'
import { dynamoHealth } from '../../lambdas/aws/adapters/dynamoHealth.ts'
import { dynamoPolicies } from '../../lambdas/aws/adapters/dynamoPolicies.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aLink, anAlert } from '../contracts/alerts.suite.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { aPolicy } from '../contracts/policies.suite.ts'
import { aTransfer, fullTransfer } from '../contracts/transfers.suite.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { readByPrevious, release } from '../harness/previousRelease.ts'
import { readOthers, type Stores } from '../harness/storedOthers.ts'
import { makeTables } from './tables.ts'

// While a deployment runs, and after one that is rolled back, functions of two releases share the tables.

const client = toDocumentClient(new DynamoDBClient(clientSettings()))
const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const
const toJson = (value: unknown) => JSON.parse(JSON.stringify(value))
let made: Awaited<ReturnType<typeof makeTables>>
let transfers: Transfers
let stores: Omit<Stores, 'transfers'>
beforeAll(async () => {
  made = await makeTables(client, 'transfers', 'audit', 'ops')
  const { names } = made
  const clock = { now: () => FAR_AHEAD }
  transfers = dynamoTransfers(client, names)
  stores = {
    policies: dynamoPolicies(client, names),
    addressBook: dynamoAddressBook(client, names.ops, clock),
    alerts: dynamoAlerts(client, names.ops, clock),
    health: dynamoHealth(client, names.ops),
  }
})
afterAll(() => made.remove())

const find = (ids: readonly string[]) => Promise.all(ids.map(id => transfers.get(id)))

test(`this version reads what ${release.version} stored`, async () => {
  const { transfers: records, rows } = readRecords()
  for (let start = 0; start < rows.length; start += 25) {
    const puts = rows.slice(start, start + 25).map(Item => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [made.names.transfers]: puts } }))
  }

  expect(toJson(await find(records.map(({ id }) => id)))).toMatchObject(records)
})

test(`${release.version} reads what this version stores, and loses nothing of it when it writes`, async () => {
  const stored = [fullTransfer('full'), aTransfer('provisional'), ...readRecords().transfers.map(renamed)]
  for (const transfer of stored) await transfers.add(transfer, { ...event, transferId: transfer.id })
  const ids = stored.map(({ id }) => id)
  const before = (await find(ids)) as Transfer[]

  const { policies, addressBook, alerts, health } = stores
  await policies.put(aPolicy(), 0, event)
  await addressBook.keep('alice', { address: 'rita@partner.example', name: 'Rita' })
  await alerts.add([anAlert('bob')], FAR_AHEAD)
  await alerts.noteReader({ subject: 'ada', email: 'ada@acme.example', activeAt: FAR_AHEAD })
  await alerts.subscribe('ada', { cadence: 'each', unsubscribe: aLink('ada') }, FAR_AHEAD)
  await health.add(aHealthRun({ createdAt: new Date(FAR_AHEAD).toISOString() }))
  const others = toJson(await readOthers(stores, 'alice'))
  for (const found of Object.values(others)) expect(found).toHaveLength(1)

  const { transfers: read, ...readOfOthers } = await readByPrevious({
    ...{ at: FAR_AHEAD, subject: 'alice', transferIds: ids, tables: made.names },
  })

  expect(toJson(before)).toMatchObject(read)
  expect(others).toMatchObject(readOfOthers)
  const changed = before.map(one => ({ ...one, message: 'Changed by the last release.', revision: one.revision + 1 }))
  expect(await find(ids)).toEqual(changed)
})

/** Under other ids, and without links, which are unique. */
function renamed({ link: _, request: _request, phoneVerification: _phone, ...transfer }: Transfer): Transfer {
  return { ...transfer, id: `again-${transfer.id}` }
}
