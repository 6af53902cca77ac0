import { gunzipSync, gzipSync } from 'node:zlib'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { templateVersion } from '../../core/transfer/templateVersion.ts'
import type { TemplateSets } from '../../ports/templateSets.ts'
import { templateKey } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

export function openTemplateSets(): TemplateSets {
  return dynamoTemplateSets(dynamoClient(), variable('TRANSFERS_TABLE'))
}

/**
 * Compressed: an item is limited to 400 KB and billed by size.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export function dynamoTemplateSets(client: DynamoDBDocumentClient, table: string): TemplateSets {
  // Sets are permanent, and a write is billed even when its condition fails.
  const stored = new Set<string>()

  return {
    async keep(set) {
      const pinned = { name: set.name, version: templateVersion(set) }
      const key = templateKey(pinned.name, pinned.version)
      const storedKey = JSON.stringify(key)
      if (stored.has(storedKey)) return pinned
      const written = new PutCommand({
        TableName: table,
        Item: { ...key, content: gzipSync(JSON.stringify(set)) },
        ConditionExpression: 'attribute_not_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'pk' },
      })
      await client.send(written).catch(unlessThere)
      stored.add(storedKey)
      return pinned
    },
    async get({ name, version }) {
      const row = new GetCommand({
        TableName: table,
        Key: templateKey(name, version),
        ConsistentRead: true,
      })
      const content = (await client.send(row)).Item?.content
      // Loads with the first read: a function that only keeps sets does not need the schema, and loading takes 10 ms.
      const { TemplateSet } = await import('../../../shared/domain/templateSet.ts')
      return content && tolerant(TemplateSet).parse(JSON.parse(gunzipSync(content).toString('utf8')))
    },
  }
}

function unlessThere(error: unknown) {
  if (!(error instanceof ConditionalCheckFailedException)) throw error
}
