import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { toObjectKey } from './blobRow.ts'
import { giveBack } from './erasingReleased.ts'
import type { Store } from './store.ts'

/**
 * Gives every released content a second copy under its incoming key, where 1.18 and earlier look for it.
 * @returns how many copies were made
 */
export async function copyBack(store: Store, dynamo: DynamoDBDocumentClient, table: string): Promise<number> {
  let count = 0
  for await (const { from, key } of findReleasedContents(dynamo, table)) {
    const { release } = (await store.rows.released(key)) ?? {}
    if (release && (await giveBack(store, key, release, from))) count += 1
  }
  return count
}

async function* findReleasedContents(dynamo: DynamoDBDocumentClient, TableName: string) {
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await dynamo.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'attribute_exists(releasedAs)',
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    )
    for (const { pk, releasedAs } of page.Items ?? []) yield { from: toObjectKey(pk), key: String(releasedAs) }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}
