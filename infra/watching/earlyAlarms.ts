import { chunks, joint, numbered, type Watch } from './alarms.ts'
import { createEarlyIndexWatches } from './indexWatches.ts'
import { api, ofTable } from './metrics.ts'
import { getBackgroundFunctions, type Watched } from './watches.ts'

const DAY_SECONDS = 86_400

/** Only for profile `ha`, because metrics are billed. */
export function createEarlyAlarms({ functions, httpApiId, tables, deadLetters, index }: Watched): Watch[] {
  return [
    {
      name: 'calls-slow',
      description:
        'For 15 minutes, one call in a hundred took 5 s or longer, which is the time after which a call to AWS is retried.',
      metric: api(httpApiId, 'Latency', 'p99'),
      threshold: 5000,
      periods: 3,
    },
    ...chunks(getBackgroundFunctions(functions)).map((some, index) => ({
      name: numbered('functions-near-timeout', index),
      heading: 'functions-near-timeout',
      description: 'A function used 80 % or more of its timeout. A larger file may make it time out.',
      metric: joint(
        'MAX',
        some.map(({ function: of }) => of.metricDuration({ statistic: 'Maximum' })),
        { label: '% of the timeout', divisors: some.map(({ timeoutSeconds }) => timeoutSeconds * 10) },
      ),
      threshold: 80,
    })),
    {
      name: 'tables-throttled',
      description: 'DynamoDB has throttled reads or writes for 15 minutes. Retries hide this until they are used up.',
      metric: joint(
        'SUM',
        tables.flatMap(table => [ofTable(table, 'ReadThrottleEvents'), ofTable(table, 'WriteThrottleEvents')]),
        { label: 'throttled reads and writes' },
      ),
      // A table throttles for moments under a new peak of load.
      threshold: 10,
      periods: 3,
    },
    {
      name: 'tables-fail',
      description: 'DynamoDB returned five system errors in five minutes.',
      // Faults of DynamoDB affect all operations: three are enough.
      metric: joint(
        'SUM',
        tables.flatMap(table =>
          ['GetItem', 'UpdateItem', 'TransactWriteItems'].map(Operation =>
            ofTable(table, 'SystemErrors', { Operation }),
          ),
        ),
        { label: 'errors of DynamoDB' },
      ),
      threshold: 5,
    },
    ...createEarlyIndexWatches(index),
    ...chunks(deadLetters).map((some, index) => ({
      name: numbered('dead-letters-left', index),
      heading: 'dead-letters',
      description: 'A dead-letter queue has had messages for three days. Messages are deleted after at most 14 days.',
      metric: joint(
        'MAX',
        some.map(queue => queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' })),
        { label: 'age of the oldest message in seconds' },
      ),
      threshold: 3 * DAY_SECONDS,
    })),
  ]
}
