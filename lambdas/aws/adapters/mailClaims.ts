import { randomUUID } from 'node:crypto'
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Key } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'

/** Far longer than any transfer lives. */
const KEPT_SECONDS = 400 * 86_400

const mailKey = (keyDigest: string): Key => ({ pk: `MAIL#${keyDigest}`, sk: 'META' })

export type MailClaims = ReturnType<typeof mailClaims>

/**
 * A row for each occasion, `claimed` or `sent`. After its lease a claim's holder has stopped, and another process may
 * send.
 */
export function mailClaims(
  database: DynamoDBClient,
  { table, now, leaseMilliseconds }: { table: string; now: () => number; leaseMilliseconds: number },
) {
  const getKey = (keyDigest: string) => {
    const { pk, sk } = mailKey(keyDigest)
    return { pk: { S: pk }, sk: { S: sk } }
  }
  const expiresAt = () => ({ N: String(Math.floor(now() / 1000) + KEPT_SECONDS) })

  return {
    /** Of concurrent callers exactly one gets `mine`. */
    async claim(keyDigest: string): Promise<{ kind: 'mine'; claim: string } | { kind: 'busy' } | { kind: 'sent' }> {
      const claim = randomUUID()
      const row = {
        ...getKey(keyDigest),
        mailState: { S: 'claimed' },
        claim: { S: claim },
        claimedUntil: { N: String(now() + leaseMilliseconds) },
        [TIME_TO_LIVE]: expiresAt(),
      }
      try {
        await database.send(
          new PutItemCommand({
            TableName: table,
            Item: row,
            ConditionExpression: 'attribute_not_exists(pk) OR (mailState = :claimed AND claimedUntil < :now)',
            ExpressionAttributeValues: { ':claimed': { S: 'claimed' }, ':now': { N: String(now()) } },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        )
        return { kind: 'mine', claim }
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        if (error.Item?.mailState?.S === 'sent') return { kind: 'sent' }
        // The first attempt was stored and its answer lost.
        return error.Item?.claim?.S === claim ? { kind: 'mine', claim } : { kind: 'busy' }
      }
    },

    /** Only for a mail that was certainly not sent. */
    async release(keyDigest: string, claim: string) {
      await database.send(
        new UpdateItemCommand({
          TableName: table,
          Key: getKey(keyDigest),
          UpdateExpression: 'SET claimedUntil = :now',
          ConditionExpression: 'claim = :claim AND mailState = :claimed',
          ExpressionAttributeValues: {
            ':now': { N: '0' },
            ':claim': { S: claim },
            ':claimed': { S: 'claimed' },
          },
        }),
      )
    },

    /** With or without a claim. */
    async settle(keyDigest: string) {
      await database.send(
        new UpdateItemCommand({
          TableName: table,
          Key: getKey(keyDigest),
          UpdateExpression: 'SET mailState = :sent, #expiresAt = :expiresAt',
          ExpressionAttributeNames: { '#expiresAt': TIME_TO_LIVE },
          ExpressionAttributeValues: { ':sent': { S: 'sent' }, ':expiresAt': expiresAt() },
        }),
      )
    },
  }
}
