import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { dynamoClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { openLimits } from '../../lambdas/aws/adapters/dynamoLimits.ts'
import { NINE, openTableStores } from './dynamoWorld.ts'

test('a cold call that reads and counts opens one connection to the tables', { retry: 0 }, async () => {
  const stores = await openTableStores()
  vi.stubEnv('OPS_TABLE', stores.ops)
  const limits = openLimits()
  const opened: unknown[] = []
  const note = (message: unknown) => opened.push(message)
  subscribe('net.client.socket', note)

  await dynamoClient().send(new GetCommand({ TableName: stores.ops, Key: { pk: randomUUID(), sk: 'none' } }))
  expect(await limits.take('read', `somebody at ${NINE}`)).toBeUndefined()

  unsubscribe('net.client.socket', note)
  expect(opened).toHaveLength(1)
  vi.unstubAllEnvs()
  await stores.close()
})
