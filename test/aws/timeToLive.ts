import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { TIME_TO_LIVE } from '../../lambdas/aws/functions/tables.ts'
import { toRows } from './tables.ts'

/** A client whose table loses its rows at the end of their time to live: as early as DynamoDB may delete them. */
export function punctualClient(
  table: string,
  now: () => number,
  settings: DynamoDBClientConfig = {},
): DynamoDBDocumentClient {
  const client = toDocumentClient(new DynamoDBClient({ ...clientSettings(), ...settings }))
  const sweeper = toDocumentClient(new DynamoDBClient(clientSettings()))
  let last: { at: number; done: Promise<void> } | undefined
  client.middlewareStack.add(
    next => async args => {
      const at = now()
      if (last?.at !== at) last = { at, done: removeExpired(at) }
      await last.done
      return next(args)
    },
    { step: 'initialize', name: 'time to live' },
  )
  return client

  async function removeExpired(at: number) {
    const expired = (await toRows(sweeper, table)).filter(row => Number(row[TIME_TO_LIVE]) < at / 1000)
    for (const { pk, sk } of expired) {
      await sweeper.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }))
    }
  }
}
