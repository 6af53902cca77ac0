import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { clientSettings } from '../../functions/clientSettings.ts'

let client: DynamoDBClient | undefined

/** One for all tables of a function: a cold call would else shake hands once for each port. */
export function dynamoClient(): DynamoDBClient {
  client ??= new DynamoDBClient(clientSettings())
  return client
}
