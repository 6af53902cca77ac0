import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { RateClass } from '../../../shared/contract/contract.ts'
import { errorFields, jsonLog, type Log } from '../../core/request/log.ts'
import { computeDigest } from '../../core/secrets/digest.ts'
import { callsPerMinute, type Limits } from '../../ports/limits.ts'
import { limitKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient, dynamoSettings, toDocumentClient } from './dynamo/client.ts'
import { counters } from './dynamo/counters.ts'

const WINDOW_SECONDS = 60

export function openLimits(): Limits {
  // Every call waits for its count: a count in the process is better than seconds of waiting.
  const client = new DynamoDBClient({ ...dynamoSettings({ requestTimeout: 1000 }), maxAttempts: 2 })
  const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')
  return dynamoLimits(toDocumentClient(client), variable('OPS_TABLE'), { log, patient: dynamoClient() })
}

/**
 * One write per call and clock minute. (RateLimiterDynamo of rate-limiter-flexible takes two writes for all but the
 * first call of a minute, treats any failure of the first as an existing row, and needs the complete DynamoDB client.)
 *
 * Without an answer of the table each process counts on its own: callers are not refused, and guessing stays limited. A
 * lost answer counts a call twice.
 * @param more `patient`: the client for counts that must not be skipped
 */
export function dynamoLimits(
  client: DynamoDBDocumentClient,
  table: string,
  {
    log,
    budgets = callsPerMinute,
    now = Date.now,
    patient = client,
  }: { log: Log; budgets?: Record<RateClass, number>; now?: () => number; patient?: DynamoDBDocumentClient },
): Limits {
  const here = countsOfThisProcess()

  async function countIn(window: number, who: string): Promise<number> {
    const counted = new UpdateCommand({
      TableName: table,
      Key: limitKey(who, window),
      UpdateExpression: 'ADD #calls :one SET #expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#calls': 'calls', '#expiresAt': TIME_TO_LIVE },
      ExpressionAttributeValues: { ':one': 1, ':expiresAt': (window + 2) * WINDOW_SECONDS },
      ReturnValues: 'UPDATED_NEW',
    })
    return Number((await client.send(counted)).Attributes?.calls)
  }

  return {
    takeAll: counters(patient, table, now),
    async take(rate, who) {
      const seconds = now() / 1000
      const window = Math.floor(seconds / WINDOW_SECONDS)
      // The table contains no addresses, and all keys have the same length.
      const whom = computeDigest(JSON.stringify([rate, who]))
      const calls = await countIn(window, whom).catch(error => {
        log.error('A call could not be counted in the table.', errorFields(error))
        return here(window, whom)
      })
      return calls <= budgets[rate] ? undefined : Math.max(1, Math.ceil((window + 1) * WINDOW_SECONDS - seconds))
    },
  }
}

function countsOfThisProcess() {
  let current = 0
  const counts = new Map<string, number>()
  return (window: number, who: string): number => {
    if (window !== current) counts.clear()
    current = window
    const calls = (counts.get(who) ?? 0) + 1
    counts.set(who, calls)
    return calls
  }
}
