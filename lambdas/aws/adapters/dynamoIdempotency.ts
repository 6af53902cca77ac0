import { randomUUID } from 'node:crypto'
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Claim, Idempotency } from '../../ports/idempotency.ts'
import { CLAIM_MILLISECONDS, REPLY_MILLISECONDS } from '../../ports/lifetimes.ts'
import { claimKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { toItem } from './dynamo/items.ts'

export function openIdempotency(): Idempotency {
  return dynamoIdempotency(dynamoClient(), variable('OPS_TABLE'))
}

/** Answers by key, in rows that go after a day. They go late, so that their age is asked for as well. */
export function dynamoIdempotency(client: DynamoDBClient, table: string): Idempotency {
  // Whose the claim is stands in its row: a repeat of a lost call then finds its own, and harms no later one.
  const mine = new Map<string, string>()

  return {
    async claim(key, fingerprint, now) {
      const claimedBy = randomUUID()
      const claimed = new PutItemCommand({
        TableName: table,
        Item: toItem({
          ...claimKey(key),
          fingerprint,
          claimedBy,
          claimedAt: now,
          [TIME_TO_LIVE]: Math.ceil((now + REPLY_MILLISECONDS) / 1000),
        }),
        ConditionExpression: `attribute_not_exists(#claimedAt) OR #claimedAt <= :dayAgo OR
          (#fingerprint = :fingerprint AND attribute_not_exists(#reply) AND #claimedAt <= :minuteAgo)`,
        ExpressionAttributeNames: { '#claimedAt': 'claimedAt', '#fingerprint': 'fingerprint', '#reply': 'reply' },
        ExpressionAttributeValues: toItem({
          ':dayAgo': now - REPLY_MILLISECONDS,
          ':minuteAgo': now - CLAIM_MILLISECONDS,
          ':fingerprint': fingerprint,
        }),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      })
      const claim = await client
        .send(claimed)
        .then((): Claim => ({ kind: 'mine' }), standingClaim(fingerprint, claimedBy))
      if (claim.kind === 'mine') mine.set(key, claimedBy)
      return claim
    },
    async settle(key, sealedReply) {
      const settled = new UpdateItemCommand({
        TableName: table,
        Key: toItem(claimKey(key)),
        UpdateExpression: 'SET #reply = :reply',
        ConditionExpression: '#claimedBy = :claimedBy',
        ExpressionAttributeNames: { '#reply': 'reply', '#claimedBy': 'claimedBy' },
        ExpressionAttributeValues: toItem({ ':reply': sealedReply, ':claimedBy': mine.get(key) ?? '' }),
      })
      await client.send(settled).catch(unlessTakenOver)
      mine.delete(key)
    },
    async release(key) {
      const released = new DeleteItemCommand({
        TableName: table,
        Key: toItem(claimKey(key)),
        ConditionExpression: '#claimedBy = :claimedBy AND attribute_not_exists(#reply)',
        ExpressionAttributeNames: { '#reply': 'reply', '#claimedBy': 'claimedBy' },
        ExpressionAttributeValues: toItem({ ':claimedBy': mine.get(key) ?? '' }),
      })
      await client.send(released).catch(unlessTakenOver)
      mine.delete(key)
    },
  }
}

/** What a refused claim tells of the one that stands. */
function standingClaim(fingerprint: string, claimedBy: string) {
  return (error: unknown): Claim => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const { claimedBy: holder, fingerprint: of, reply }: Record<string, AttributeValue | undefined> = error.Item ?? {}
    // The answer to our own first attempt was lost.
    if (holder?.S === claimedBy) return { kind: 'mine' }
    if (of?.S !== fingerprint) return { kind: 'different' }
    return reply?.S === undefined ? { kind: 'busy' } : { kind: 'settled', reply: reply.S }
  }
}

/** The claim is no longer this request's: its answer counts for nobody else. */
function unlessTakenOver(error: unknown) {
  if (!(error instanceof ConditionalCheckFailedException)) throw error
}
