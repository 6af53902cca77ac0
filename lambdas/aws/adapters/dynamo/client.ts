import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { clientSettings } from '../../functions/clientSettings.ts'

let client: DynamoDBClient | undefined

/** Each further client would cost a TLS handshake in a cold call. */
export function dynamoClient(): DynamoDBClient {
  client ??= new DynamoDBClient(clientSettings())
  return client
}
