import { setTimeout } from 'node:timers/promises'
import {
  type DynamoDBClient,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'

const MAX_TRIES = 12
const MAX_MILLISECONDS = 1000

/**
 * Why a transaction is cancelled although nothing speaks against it: another one had an item in hand, or the table was
 * busy. The SDK tries neither again, since it does not look into the reasons.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
const passing: readonly (string | undefined)[] = [
  'None',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]

/**
 * Writes all or nothing. The SDK gives a call one ClientRequestToken for all its attempts, so that one whose answer was
 * lost counts once.
 * @returns the writes whose conditions did not hold; none when everything is written
 */
export async function transact(client: DynamoDBClient, writes: TransactWriteItem[]): Promise<TransactWriteItem[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.send(new TransactWriteItemsCommand({ TransactItems: writes }))
      return []
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      const failed = writes.filter((_, index) => codes[index] === 'ConditionalCheckFailed')
      if (failed.length > 0) return failed
      const isPassing = codes.length > 0 && codes.every(code => passing.includes(code))
      if (!isPassing || tries === MAX_TRIES) throw error
      await pause(tries)
    }
  }
}

/** Full jitter: those who met do not meet again. */
export function pause(tries: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(MAX_MILLISECONDS, 20 * 2 ** tries))
}
