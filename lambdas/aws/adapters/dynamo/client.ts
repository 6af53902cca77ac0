import { Agent } from 'node:https'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientSettings } from '../../functions/clientSettings.ts'

/** Of all clients: each further connection would cost a TLS handshake in a cold call. As many as the SDK's own agent opens. */
const httpsAgent = new Agent({ keepAlive: true, maxSockets: 50 })

let client: DynamoDBDocumentClient | undefined

export function dynamoClient(): DynamoDBDocumentClient {
  client ??= toDocumentClient(new DynamoDBClient(dynamoSettings()))
  return client
}

export function dynamoSettings(timeouts?: { requestTimeout: number }) {
  const { requestHandler, ...settings } = clientSettings(timeouts)
  return { ...settings, requestHandler: { ...requestHandler, httpsAgent } }
}

/** Undefined values are omitted; empty ones are stored. */
export function toDocumentClient(client: DynamoDBClient): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
