import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { parseStepName, StepTimes } from '../../../../shared/domain/deliverySteps.ts'
import type { Transfer, TransferRecord } from '../../../../shared/domain/transfer.ts'
import type { FoundFile } from '../../../ports/transfers.ts'
import { fileKey, getTransferId, type Key, STEPS, transferKey } from '../../functions/tableKeys.ts'
import { transfersIndexes } from '../../functions/tables.ts'
import type { Item } from './items.ts'
import { pause } from './transaction.ts'
import { toFoundFile, toTransfer, toTransferRecord } from './transferItems.ts'

const MAX_READS = 8

/** @param owner filters the query: another member's transfer is read like a missing one */
export async function readTransfer(
  client: DynamoDBDocumentClient,
  table: string,
  id: string,
  owner?: string,
): Promise<Transfer | undefined> {
  const { pk, sk } = transferKey(id)
  const query: QueryCommandInput = {
    TableName: table,
    ConsistentRead: true,
    // The transfer first: a file that changes during the query is then newer, never older.
    ScanIndexForward: false,
    KeyConditionExpression: '#pk = :pk AND #sk <= :sk',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', ...(owner === undefined ? {} : { '#owner': 'owner' }) },
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk, ':owner': owner },
    ...(owner === undefined ? {} : { FilterExpression: '#owner = :owner' }),
  }
  for (let reads = 1; reads <= MAX_READS; reads += 1) {
    const found = toTransfer(await everything(client, query))
    if (found !== 'torn') return found
    await pause(reads)
  }
  throw new Error('The files of a transfer do not match it after several reads.')
}

const MAX_BATCH = 100

/** Without files, in the order of the ids. */
export async function readRecords(
  client: DynamoDBDocumentClient,
  table: string,
  ids: readonly string[],
): Promise<TransferRecord[]> {
  const found = new Map<string, TransferRecord>()
  for (let from = 0; from < ids.length; from += MAX_BATCH) {
    let Keys: Key[] = ids.slice(from, from + MAX_BATCH).map(transferKey)
    for (let reads = 1; Keys.length > 0; reads += 1) {
      if (reads > MAX_READS) throw new Error('The records of deliveries could not be read after several tries.')
      const request = new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } })
      const { Responses, UnprocessedKeys } = await client.send(request)
      for (const item of Responses?.[table] ?? []) {
        const record = toTransferRecord(item)
        found.set(record.id, record)
      }
      Keys = (UnprocessedKeys?.[table]?.Keys ?? []) as Key[]
      if (Keys.length > 0) await pause(reads)
    }
  }
  return ids.flatMap(id => found.get(id) ?? [])
}

/** Two reads: the place of a file is in the item of its transfer. */
export async function readFile(
  client: DynamoDBDocumentClient,
  table: string,
  id: string,
  { fileId, owner }: { fileId: string; owner?: string | undefined },
): Promise<FoundFile | undefined> {
  for (let reads = 1; reads <= MAX_READS; reads += 1) {
    const item = await readRecord(client, table, id, owner)
    if (!item) return undefined
    const place = item.fileIds.indexOf(fileId)
    const found = toFoundFile(item, place < 0 ? undefined : await readItem(client, table, fileKey(id, place)), place)
    if (found !== 'torn') return found
    await pause(reads)
  }
  throw new Error('A file of a transfer does not match it after several reads.')
}

export async function readSteps(client: DynamoDBDocumentClient, table: string, id: string): Promise<StepTimes[]> {
  const items = await everything(client, {
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :steps)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: { ':pk': transferKey(id).pk, ':steps': STEPS },
  })
  return items.map(({ sk, firstAt, lastAt, count, reason }) =>
    StepTimes.parse({ ...parseStepName(String(sk).slice(STEPS.length)), firstAt, lastAt, count, reason }),
  )
}

/** A query, because a filter makes another member's transfer take the same time as a missing one. */
async function readRecord(
  client: DynamoDBDocumentClient,
  table: string,
  id: string,
  owner: string | undefined,
): Promise<(Item & { fileIds: unknown[] }) | undefined> {
  const { pk, sk } = transferKey(id)
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: '#pk = :pk AND #sk = :sk',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', ...(owner === undefined ? {} : { '#owner': 'owner' }) },
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk, ':owner': owner },
      ...(owner === undefined ? {} : { FilterExpression: '#owner = :owner' }),
    }),
  )
  const [item] = Items
  return Array.isArray(item?.fileIds) ? { ...item, fileIds: item.fileIds } : undefined
}

async function readItem(client: DynamoDBDocumentClient, table: string, Key: Key): Promise<Item | undefined> {
  return (await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item
}

export async function listTransfers(
  client: DynamoDBDocumentClient,
  table: string,
  { name, partitionKey, sortKey }: (typeof transfersIndexes)[keyof typeof transfersIndexes],
  { under, before, limit }: { under: string; before?: string; limit: number },
): Promise<string[]> {
  const items = await everything(
    client,
    {
      TableName: table,
      IndexName: name,
      Limit: limit,
      KeyConditionExpression: before === undefined ? '#under = :under' : '#under = :under AND #at < :before',
      ExpressionAttributeNames: { '#under': partitionKey, ...(before === undefined ? {} : { '#at': sortKey }) },
      ExpressionAttributeValues: { ':under': under, ':before': before },
    },
    limit,
  )
  return items.map(({ pk }) => getTransferId(String(pk)))
}

export async function unfinishedStates(
  client: DynamoDBDocumentClient,
  table: string,
  subject: string,
): Promise<string[]> {
  const { name, partitionKey, sortKey } = transfersIndexes.unfinished
  const items = await everything(client, {
    TableName: table,
    IndexName: name,
    KeyConditionExpression: '#of = :of',
    ExpressionAttributeNames: { '#of': partitionKey },
    ExpressionAttributeValues: { ':of': subject },
  })
  return items.map(item => String(item[sortKey]))
}

async function everything(client: DynamoDBDocumentClient, query: QueryCommandInput, limit = Number.POSITIVE_INFINITY) {
  const items: Item[] = []
  // The paginator modifies its input.
  for await (const page of paginateQuery({ client }, { ...query })) {
    items.push(...(page.Items ?? []))
    if (items.length >= limit) break
  }
  return items.slice(0, limit)
}
