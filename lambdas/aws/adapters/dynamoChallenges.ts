import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { computeDigest } from '../../core/secrets/digest.ts'
import type { Challenge, Challenges } from '../../ports/challenges.ts'
import { PROOF_SECONDS } from '../../ports/lifetimes.ts'
import { challengeKey, proofKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { type TransactWrite, transact } from './dynamo/transaction.ts'

export function openChallenges(): Challenges {
  return dynamoChallenges(dynamoClient(), variable('OPS_TABLE'))
}

/**
 * Each write is a transaction: a retry after a lost answer gets the same result, so no attempt is lost and no right
 * answer is rejected.
 */
export function dynamoChallenges(
  client: DynamoDBDocumentClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): Challenges {
  const isUnchanged = ({ id, revision }: Challenge) => ({
    ConditionExpression: '#id = :id AND #revision = :before',
    ExpressionAttributeNames: { '#id': 'id', '#revision': 'revision' },
    ExpressionAttributeValues: { ':id': id, ':before': revision },
  })
  const isAnother = (id: string) => ({
    ConditionExpression: 'attribute_not_exists(#id) OR #id <> :id',
    ExpressionAttributeNames: { '#id': 'id' },
    ExpressionAttributeValues: { ':id': id },
  })
  const isWritten = async (write: TransactWrite) => (await transact(client, [write])).length === 0

  return {
    async add(challenge) {
      const isAdded = await isWritten({ Put: { TableName: table, Item: toRow(challenge), ...isAnother(challenge.id) } })
      if (!isAdded) throw new Error('Another challenge has this id.')
    },
    async get(username, id) {
      const Key = getKey(username)
      const row = (await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item
      return row?.id === id ? row.challenge : undefined
    },
    replace(before, after) {
      const { id, username, revision } = before
      const Item = toRow({ ...after, id, username, revision: revision + 1 })
      return isWritten({ Put: { TableName: table, Item, ...isUnchanged(before) } })
    },
    burn: before => isWritten({ Delete: { TableName: table, Key: getKey(before.username), ...isUnchanged(before) } }),
    async noteProof(username, at) {
      const later = new UpdateCommand({
        TableName: table,
        Key: proofKey(computeDigest(username)),
        UpdateExpression: 'SET #provedAt = :at, #expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#provedAt) OR #provedAt < :at',
        ExpressionAttributeNames: { '#provedAt': 'provedAt', '#expiresAt': TIME_TO_LIVE },
        ExpressionAttributeValues: { ':at': at, ':expiresAt': Math.ceil(at) + PROOF_SECONDS },
      })
      await client.send(later).catch(error => {
        // This proof, or a later one, is stored.
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      })
    },
    async findProof(username) {
      const Key = proofKey(computeDigest(username))
      const row = new GetCommand({ TableName: table, Key, ConsistentRead: true })
      const at: number = (await client.send(row)).Item?.provedAt ?? Number.NaN
      // TTL deletes rows late.
      return at > Math.floor(now() / 1000) - PROOF_SECONDS ? at : undefined
    },
  }
}

/** A separate attribute, because the row has its own `expiresAt`. */
function toRow(challenge: Challenge) {
  const { id, username, revision, expiresAt } = challenge
  const rowExpiresAt = Math.ceil(expiresAt / 1000) + PROOF_SECONDS
  return { ...getKey(username), id, revision, challenge, [TIME_TO_LIVE]: rowExpiresAt }
}

function getKey(username: string) {
  return challengeKey(computeDigest(username))
}
