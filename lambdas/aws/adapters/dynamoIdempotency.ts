import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Claim, Idempotency } from '../../ports/idempotency.ts'
import { CLAIM_MILLISECONDS, REPLY_MILLISECONDS } from '../../ports/lifetimes.ts'
import { claimKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { toFailedRow } from './dynamo/items.ts'

export function openIdempotency(): Idempotency {
  return dynamoIdempotency(dynamoClient(), variable('OPS_TABLE'))
}

/** TTL deletes rows late, so reads check their age. */
export function dynamoIdempotency(client: DynamoDBDocumentClient, table: string): Idempotency {
  return {
    async claim(key, fingerprint, now) {
      // A retry after a lost answer recognises its own claim.
      const claimedBy = randomUUID()
      const claimed = new PutCommand({
        TableName: table,
        Item: {
          ...claimKey(key),
          fingerprint,
          claimedBy,
          claimedAt: now,
          [TIME_TO_LIVE]: Math.ceil((now + REPLY_MILLISECONDS) / 1000),
        },
        ConditionExpression: `attribute_not_exists(#claimedAt) OR #claimedAt <= :dayAgo OR
          (#fingerprint = :fingerprint AND attribute_not_exists(#reply) AND #claimedAt <= :minuteAgo)`,
        ExpressionAttributeNames: { '#claimedAt': 'claimedAt', '#fingerprint': 'fingerprint', '#reply': 'reply' },
        ExpressionAttributeValues: {
          ':dayAgo': now - REPLY_MILLISECONDS,
          ':minuteAgo': now - CLAIM_MILLISECONDS,
          ':fingerprint': fingerprint,
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      })
      return client
        .send(claimed)
        .then((): Claim => ({ kind: 'mine', claim: claimedBy }), toCurrentClaim(fingerprint, claimedBy))
    },
    async settle(key, claim, sealedReply) {
      const settled = new UpdateCommand({
        TableName: table,
        Key: claimKey(key),
        UpdateExpression: 'SET #reply = :reply',
        ConditionExpression: '#claimedBy = :claimedBy',
        ExpressionAttributeNames: { '#reply': 'reply', '#claimedBy': 'claimedBy' },
        ExpressionAttributeValues: { ':reply': sealedReply, ':claimedBy': claim },
      })
      await client.send(settled).catch(unlessTakenOver)
    },
    async release(key, claim) {
      const released = new DeleteCommand({
        TableName: table,
        Key: claimKey(key),
        ConditionExpression: '#claimedBy = :claimedBy AND attribute_not_exists(#reply)',
        ExpressionAttributeNames: { '#reply': 'reply', '#claimedBy': 'claimedBy' },
        ExpressionAttributeValues: { ':claimedBy': claim },
      })
      await client.send(released).catch(unlessTakenOver)
    },
  }
}

function toCurrentClaim(fingerprint: string, claimedBy: string) {
  return (error: unknown): Claim => {
    const { claimedBy: holder, fingerprint: of, reply } = toFailedRow(error)
    // The answer to this request's first attempt was lost.
    if (holder === claimedBy) return { kind: 'mine', claim: claimedBy }
    if (of !== fingerprint) return { kind: 'different' }
    return reply === undefined ? { kind: 'busy' } : { kind: 'settled', reply }
  }
}

/** Another request has taken over the claim. */
function unlessTakenOver(error: unknown) {
  if (!(error instanceof ConditionalCheckFailedException)) throw error
}
