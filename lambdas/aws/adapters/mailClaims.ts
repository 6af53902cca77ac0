import { randomUUID } from 'node:crypto'
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { toFailedRow } from './dynamo/items.ts'

/** Far longer than any transfer lives. */
const KEPT_SECONDS = 400 * 86_400

const mailKey = (keyDigest: string): Key => ({ pk: `MAIL#${keyDigest}`, sk: 'META' })

export type MailClaims = ReturnType<typeof mailClaims>

/**
 * A row for each occasion, `claimed` or `sent`. After its lease a claim's holder has stopped, and another process may
 * send.
 */
export function mailClaims(
  database: DynamoDBDocumentClient,
  { table, now, leaseMilliseconds }: { table: string; now: () => number; leaseMilliseconds: number },
) {
  const expiresAt = () => Math.floor(now() / 1000) + KEPT_SECONDS

  return {
    /** Of concurrent callers exactly one gets `mine`. */
    async claim(keyDigest: string): Promise<{ kind: 'mine'; claim: string } | { kind: 'busy' } | { kind: 'sent' }> {
      const claim = randomUUID()
      const row = {
        ...mailKey(keyDigest),
        mailState: 'claimed',
        claim,
        claimedUntil: now() + leaseMilliseconds,
        [TIME_TO_LIVE]: expiresAt(),
      }
      try {
        await database.send(
          new PutCommand({
            TableName: table,
            Item: row,
            ConditionExpression: 'attribute_not_exists(pk) OR (mailState = :claimed AND claimedUntil < :now)',
            ExpressionAttributeValues: { ':claimed': 'claimed', ':now': now() },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        )
        return { kind: 'mine', claim }
      } catch (error) {
        const { mailState, claim: holder } = toFailedRow(error)
        if (mailState === 'sent') return { kind: 'sent' }
        // The first attempt was stored and its answer lost.
        return holder === claim ? { kind: 'mine', claim } : { kind: 'busy' }
      }
    },

    /** Only for a mail that was certainly not sent. */
    async release(keyDigest: string, claim: string) {
      await database.send(
        new UpdateCommand({
          TableName: table,
          Key: mailKey(keyDigest),
          UpdateExpression: 'SET claimedUntil = :now',
          ConditionExpression: 'claim = :claim AND mailState = :claimed',
          ExpressionAttributeValues: { ':now': 0, ':claim': claim, ':claimed': 'claimed' },
        }),
      )
    },

    /** With or without a claim. */
    async settle(keyDigest: string) {
      await database.send(
        new UpdateCommand({
          TableName: table,
          Key: mailKey(keyDigest),
          UpdateExpression: 'SET mailState = :sent, #expiresAt = :expiresAt',
          ExpressionAttributeNames: { '#expiresAt': TIME_TO_LIVE },
          ExpressionAttributeValues: { ':sent': 'sent', ':expiresAt': expiresAt() },
        }),
      )
    },
  }
}
