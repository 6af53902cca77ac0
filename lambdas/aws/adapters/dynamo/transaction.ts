import { setTimeout } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'

export type TransactWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const MAX_TRIES = 12
const MAX_MILLISECONDS = 1000

/**
 * Temporary reasons. The SDK does not inspect them, so it does not retry.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
const passing: readonly (string | undefined)[] = [
  'None',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]

/**
 * The SDK uses one ClientRequestToken for all attempts, so a call whose answer was lost counts once.
 * @returns the writes whose conditions failed; none when everything is written
 */
export async function transact(client: DynamoDBDocumentClient, writes: TransactWrite[]): Promise<TransactWrite[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: writes }))
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

/** Full jitter. */
export function pause(tries: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(MAX_MILLISECONDS, 20 * 2 ** tries))
}
