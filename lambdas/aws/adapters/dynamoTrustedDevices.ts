import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import { MAX_TRUSTED_DEVICES } from '../../ports/lifetimes.ts'
import type { TrustedDevice, TrustedDevices } from '../../ports/trustedDevices.ts'
import { trustedDeviceKey, trustedDevicesPartition } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

const DELETES_AT_ONCE = 10

export function openTrustedDevices(): TrustedDevices {
  return dynamoTrustedDevices(dynamoClient(), variable('OPS_TABLE'))
}

export function dynamoTrustedDevices(
  client: DynamoDBDocumentClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): TrustedDevices {
  /** The latest first, the expired included, because TTL deletes rows late. */
  async function readAll(holder: string): Promise<TrustedDevice[]> {
    const rows = new QueryCommand({
      TableName: table,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': trustedDevicesPartition(holder) },
      ConsistentRead: true,
    })
    const { Items = [] } = await client.send(rows)
    return Items.map(({ device }) => device as TrustedDevice).sort((one, other) => other.trustedAt - one.trustedAt)
  }

  const remove = async ({ holder, id }: Pick<TrustedDevice, 'holder' | 'id'>) => {
    await client.send(new DeleteCommand({ TableName: table, Key: trustedDeviceKey(holder, id) }))
  }

  return {
    async add(device) {
      const { holder, id, expiresAt } = device
      // A separate attribute, because the device has its own `expiresAt`.
      const Item = { ...trustedDeviceKey(holder, id), device, [TIME_TO_LIVE]: Math.ceil(expiresAt / 1000) }
      await client.send(new PutCommand({ TableName: table, Item }))
      await forEachAtMost(DELETES_AT_ONCE, (await readAll(holder)).slice(MAX_TRUSTED_DEVICES), remove)
    },
    async find(holder, id) {
      const row = new GetCommand({ TableName: table, Key: trustedDeviceKey(holder, id), ConsistentRead: true })
      const device: TrustedDevice | undefined = (await client.send(row)).Item?.device
      return device && device.expiresAt > now() ? device : undefined
    },
    list: async holder => (await readAll(holder)).filter(({ expiresAt }) => expiresAt > now()),
    remove: (holder, id) => remove({ holder, id }),
    async removeAll(holder) {
      const all = await readAll(holder)
      await forEachAtMost(DELETES_AT_ONCE, all, remove)
      return all.length
    },
  }
}
