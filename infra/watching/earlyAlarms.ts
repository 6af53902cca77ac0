import { chunks, joint, numbered, type Watch } from './alarms.ts'
import { createEarlyIndexWatches } from './indexWatches.ts'
import { api, ofTable } from './metrics.ts'
import { getBackgroundFunctions, type Watched } from './watches.ts'

const DAY_SECONDS = 86_400

/** What tells earlier, or more of the cause, and is worth its price where many depend on it: profile `ha`. */
export function createEarlyAlarms({ functions, httpApiId, tables, deadLetters, index }: Watched): Watch[] {
  return [
    {
      name: 'calls-slow',
      says: 'For a quarter of an hour one call in a hundred took 5 s or longer, after which a call to AWS is repeated.',
      metric: api(httpApiId, 'Latency', 'p99'),
      threshold: 5000,
      periods: 3,
    },
    ...chunks(getBackgroundFunctions(functions)).map((some, index) => ({
      name: numbered('functions-near-timeout', index),
      heading: 'functions-near-timeout',
      says: 'A function took 80 % of the time that it has, or more: a larger file or a slower day, and it is cut off.',
      metric: joint(
        'MAX',
        some.map(({ function: of }) => of.metricDuration({ statistic: 'Maximum' })),
        // Of milliseconds, and in per cent.
        { label: '% of its time', divisors: some.map(({ timeoutSeconds }) => timeoutSeconds * 10) },
      ),
      threshold: 80,
    })),
    {
      name: 'tables-throttled',
      says: 'DynamoDB has refused reads or writes for a quarter of an hour; retries hide it until they run out.',
      metric: joint(
        'SUM',
        tables.flatMap(table => [ofTable(table, 'ReadThrottleEvents'), ofTable(table, 'WriteThrottleEvents')]),
        { label: 'throttled reads and writes' },
      ),
      // A table that is busier than ever before throttles for moments while it is split.
      threshold: 10,
      periods: 3,
    },
    {
      name: 'tables-fail',
      says: 'DynamoDB answered five times in five minutes with an error of its own.',
      // What fails there fails for all kinds of calls: three of them, of each table, are enough to see it.
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
      says: 'Dead letters have been left for three days. After fourteen at most they are gone.',
      metric: joint(
        'MAX',
        some.map(queue => queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' })),
        { label: 'seconds since the oldest came' },
      ),
      threshold: 3 * DAY_SECONDS,
    })),
  ]
}
