import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientSettings } from '../../functions/clientSettings.ts'

let client: DynamoDBDocumentClient | undefined

/** Each further client would cost a TLS handshake in a cold call. */
export function dynamoClient(): DynamoDBDocumentClient {
  client ??= toDocumentClient(new DynamoDBClient(clientSettings()))
  return client
}

/** Undefined values are omitted; empty ones are stored. */
export function toDocumentClient(client: DynamoDBClient): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
