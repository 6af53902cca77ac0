import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { DropPage } from '../../../shared/domain/dropPage.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import type { DropPages } from '../../ports/dropPages.ts'
import { dropAddressKey, dropPageKey, type Key } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { type TransactWrite, transact } from './dynamo/transaction.ts'

export function openDropPages(): DropPages {
  return dynamoDropPages(dynamoClient(), variable('OPS_TABLE'))
}

/** The page is in the row of its member. The row of its address leads there, and counts only while the page names it. */
export function dynamoDropPages(client: DynamoDBDocumentClient, table: string): DropPages {
  async function read(key: Key) {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))
    return Item
  }

  async function find(subject: string): Promise<DropPage | undefined> {
    const row = await read(dropPageKey(subject))
    return row && tolerant(DropPage).parse(JSON.parse(String(row.content)))
  }

  return {
    find,
    async findByAddress(digest) {
      const row = await read(dropAddressKey(digest))
      const page = row && (await find(String(row.subject)))
      return page?.link.digest === digest ? page : undefined
    },
    async replace(before, after) {
      const { subject, revision, link } = after
      const page: TransactWrite = {
        Put: {
          TableName: table,
          Item: { ...dropPageKey(subject), revision, content: JSON.stringify(after) },
          ...(before
            ? {
                ConditionExpression: '#revision = :before',
                ExpressionAttributeNames: { '#revision': 'revision' },
                ExpressionAttributeValues: { ':before': before.revision },
              }
            : { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'pk' } }),
        },
      }
      return (await transact(client, [page, ...toAddresses(before, subject, link)])).length === 0
    },
  }

  function toAddresses(before: DropPage | undefined, subject: string, { digest }: DropPage['link']): TransactWrite[] {
    if (before?.link.digest === digest) return []
    const added = { Put: { TableName: table, Item: { ...dropAddressKey(digest), subject } } }
    if (!before) return [added]
    return [added, { Delete: { TableName: table, Key: dropAddressKey(before.link.digest) } }]
  }
}
