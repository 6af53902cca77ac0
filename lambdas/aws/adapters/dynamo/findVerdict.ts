import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { MalwareVerdict } from '../../../ports/malwareVerdicts.ts'
import type { Key } from '../../functions/tableKeys.ts'

type Verdict = Pick<MalwareVerdict, 'status' | 'at' | 'name' | 'reasons'>

export async function findVerdict(
  client: DynamoDBDocumentClient,
  table: string,
  key: Key,
): Promise<Verdict | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))
  return Item && (JSON.parse(Item.content) as Verdict)
}
