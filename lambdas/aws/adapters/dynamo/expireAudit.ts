import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { toAuditExpiry } from './eventItem.ts'

/** The default of connections per client. */
const MAX_AT_ONCE = 50

/** Gives events of versions without a time to live theirs. Repeats do no harm. @returns how many */
export async function expireAudit(client: DynamoDBDocumentClient, TableName: string): Promise<number> {
  let count = 0
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: 'attribute_not_exists(#expiresAt)',
      ProjectionExpression: '#pk, #sk, #at',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#at': 'at', '#expiresAt': TIME_TO_LIVE },
    },
  )
  for await (const { Items = [] } of pages) {
    await forEachAtMost(MAX_AT_ONCE, Items, async ({ pk, sk, at }) => {
      const update = new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #expiresAt = :expiresAt',
        // Otherwise an event that was deleted since would be stored again.
        ConditionExpression: 'attribute_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'pk', '#expiresAt': TIME_TO_LIVE },
        ExpressionAttributeValues: { ':expiresAt': toAuditExpiry(String(at)) },
      })
      await client.send(update).catch(error => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      })
    })
    count += Items.length
  }
  return count
}
