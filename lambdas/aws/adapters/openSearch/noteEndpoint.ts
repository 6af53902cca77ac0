import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { indexKey } from '../../functions/tableKeys.ts'

/** From then on, functions find the index. */
export async function noteEndpoint(dynamo: DynamoDBDocumentClient, table: string, endpoint: string): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: table, Item: { ...indexKey, endpoint } }))
}
