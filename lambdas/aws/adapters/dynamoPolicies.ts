import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import type { Policy } from '../../../shared/domain/policies/policy.ts'
import { readPolicy } from '../../../shared/domain/policies/readPolicy.ts'
import type { Policies, PolicySet } from '../../ports/policies.ts'
import { policiesPartition, policyKey, policyStampKey, policyVersionKey } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { newEvent } from './dynamo/eventItem.ts'
import { transact } from './dynamo/transaction.ts'

export function openPolicies(): Policies {
  return dynamoPolicies(dynamoClient(), { transfers: variable('TRANSFERS_TABLE'), audit: variable('AUDIT_TABLE') })
}

/** The current versions share a partition with the stamp; all versions of a policy have one of their own. */
export function dynamoPolicies(client: DynamoDBDocumentClient, tables: { transfers: string; audit: string }): Policies {
  const TableName = tables.transfers
  let known: PolicySet | undefined

  async function getStamp(): Promise<number> {
    const row = new GetCommand({ TableName, Key: policyStampKey, ConsistentRead: true })
    return Number((await client.send(row)).Item?.stamp ?? 0)
  }

  async function query(pk: string, isNewestFirst: boolean): Promise<Policy[]> {
    const policies: Policy[] = []
    const pages = paginateQuery(
      { client },
      {
        TableName,
        KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :policy)',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: { ':pk': pk, ':policy': policyKey('').sk },
        ConsistentRead: true,
        ScanIndexForward: !isNewestFirst,
      },
    )
    for await (const { Items = [] } of pages) {
      policies.push(...Items.map(({ content }) => readPolicy(content)))
    }
    return policies
  }

  return {
    async current() {
      const stamp = await getStamp()
      // A change between the two reads has a newer stamp, so the next call reads the set again.
      if (known?.stamp !== stamp) known = { stamp, policies: await query(policiesPartition, false) }
      return known
    },
    versions: id => query(policyVersionKey(id, 0).pk, true),
    async put(policy, stamp, event) {
      const content = JSON.stringify(policy)
      const failed = await transact(client, [
        {
          Update: {
            TableName,
            Key: policyStampKey,
            ConditionExpression: stamp === 0 ? 'attribute_not_exists(#stamp)' : '#stamp = :stamp',
            UpdateExpression: 'SET #stamp = :next',
            ExpressionAttributeNames: { '#stamp': 'stamp' },
            ExpressionAttributeValues: { ':next': stamp + 1, ...(stamp === 0 ? {} : { ':stamp': stamp }) },
          },
        },
        { Put: { TableName, Item: { ...policyKey(policy.id), content } } },
        { Put: { TableName, Item: { ...policyVersionKey(policy.id, policy.version), content } } },
        { Put: { TableName: tables.audit, ...newEvent(event) } },
      ])
      return failed.length === 0
    },
  }
}
