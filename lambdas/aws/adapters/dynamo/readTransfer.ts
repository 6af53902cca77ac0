import { type DynamoDBDocumentClient, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import { getTransferId, transferKey } from '../../functions/tableKeys.ts'
import { transfersIndexes } from '../../functions/tables.ts'
import type { Item } from './items.ts'
import { pause } from './transaction.ts'
import { toTransfer } from './transferItems.ts'

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
