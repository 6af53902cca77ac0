import { randomUUID } from 'node:crypto'
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Key } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'

/** Far beyond the life of any transfer: for so long a mail is known to have been sent. */
const KEPT_SECONDS = 400 * 86_400

const mailKey = (keyDigest: string): Key => ({ pk: `MAIL#${keyDigest}`, sk: 'META' })

export type MailClaims = ReturnType<typeof mailClaims>

/**
 * Who is sending which mail: a row for each occasion, `claimed` or `sent`. A claim holds until its lease is over; then
 * whoever had it has stopped, and another may send.
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
    /** Exactly one of many at once gets `mine`. */
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
        // Written by us, and its answer lost: the repeat then meets our own row.
        return error.Item?.claim?.S === claim ? { kind: 'mine', claim } : { kind: 'busy' }
      }
    },

    /** Gives a claim back before its time: the mail was certainly not sent. */
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

    /** The mail was taken, whoever learns of it: nobody sends it again. */
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
