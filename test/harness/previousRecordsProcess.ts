import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { readOthers, type Stores } from './storedOthers.ts'

export type StoredRecords = {
  at: number
  subject: string
  transferIds: readonly string[]
} & ({ dataDirectory: string } | { tables: { transfers: string; audit: string; ops: string } })

/** Reads records with the program in this folder, changes the message of each transfer, and answers what it read. */
const [program = '', text = ''] = process.argv.slice(2)
const stored = JSON.parse(text) as StoredRecords
const load = (path: string) => import(join(program, path))
const clock = { now: () => stored.at }
const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const

async function openStores(): Promise<Stores> {
  if ('tables' in stored) {
    const { tables } = stored
    const { toDocumentClient } = await load('lambdas/aws/adapters/dynamo/client.ts')
    const { clientSettings } = await load('lambdas/aws/functions/clientSettings.ts')
    const client = toDocumentClient(new DynamoDBClient(clientSettings()))
    const adapter = async (name: string) => (await load(`lambdas/aws/adapters/${name}.ts`))[name]
    return {
      transfers: (await adapter('dynamoTransfers'))(client, tables),
      policies: (await adapter('dynamoPolicies'))(client, tables),
      addressBook: (await adapter('dynamoAddressBook'))(client, tables.ops, clock),
      alerts: (await adapter('dynamoAlerts'))(client, tables.ops, clock),
      health: (await adapter('dynamoHealth'))(client, tables.ops),
    }
  }
  const { fileKeys } = await load('local/keys.ts')
  const keys = fileKeys(join(stored.dataDirectory, 'keys', 'root.key'))
  // Without the check of the schema: only the records matter here.
  const database = new DatabaseSync(join(stored.dataDirectory, 'waybill.db'))
  const store = async (file: string, name: string) => (await load(`local/stores/${file}.ts`))[name]
  return {
    transfers: (await store('transfers', 'sqliteTransfers'))(database, keys.derive('transfers')),
    policies: (await store('policies', 'sqlitePolicies'))(database),
    addressBook: (await store('addressBook', 'sqliteAddressBook'))(database, clock),
    alerts: (await store('alerts', 'sqliteAlerts'))(database, clock),
    health: (await store('health', 'sqliteHealth'))(database, clock),
  }
}

const { transfers, ...others } = await openStores()
const found = []
for (const id of stored.transferIds) {
  const transfer = await transfers.get(id)
  if (!transfer) throw new Error(`There is no transfer ${id}.`)
  found.push(transfer)
  const changed = { ...transfer, message: 'Changed by the last release.' }
  const isWritten = await transfers.replace(transfer, changed, { ...event, transferId: id })
  if (!isWritten) throw new Error(`The transfer ${id} could not be changed.`)
}
process.send?.({ transfers: found, ...(await readOthers(others, stored.subject)) })
process.disconnect()
