import { Aws, Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { joint, type Watch } from './alarms.ts'
import { FIVE_MINUTES } from './metrics.ts'
import type { WatchedFunction } from './watches.ts'

/** The domain that lists are read from, and how large it is. */
export type WatchedIndex = { domainName: string; volumeGiB: number }

const MINUTE = Duration.minutes(1)
const MIB_A_GIB = 1024

/** Under the service's former name. */
function ofDomain(
  { domainName }: WatchedIndex,
  metricName: string,
  statistic = 'Maximum',
  period = FIVE_MINUTES,
): Metric {
  const dimensionsMap = { DomainName: domainName, ClientId: Aws.ACCOUNT_ID }
  return new Metric({ namespace: 'AWS/ES', metricName, dimensionsMap, statistic, period })
}

/** How long ago the oldest change was made that is not in the index, in milliseconds. */
export function getLag(functions: readonly WatchedFunction[]): Metric {
  const follows = functions.find(({ name }) => name === 'followTransfers')?.function
  if (!follows) throw new Error('Nothing follows the table of transfers.')
  return follows.metric('IteratorAge', { statistic: 'Maximum', period: MINUTE })
}

/**
 * That lists are behind, or about to fall behind.
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/cloudwatch-alarms.html
 */
export function createIndexWatches(index: WatchedIndex, functions: readonly WatchedFunction[]): Watch[] {
  return [
    {
      name: 'lists-behind',
      says: 'For five minutes lists have been a minute behind or more: what was sent since is not shown in them.',
      metric: getLag(functions),
      threshold: 60_000,
      periods: 5,
    },
    {
      name: 'index-red',
      says: 'A part of the index of lists is on no node: lists are answered with an error, or not whole.',
      metric: ofDomain(index, 'ClusterStatus.red'),
      threshold: 1,
    },
    {
      name: 'index-writes-blocked',
      says: 'OpenSearch takes no more writes, for want of room or of memory: lists stand still.',
      metric: ofDomain(index, 'ClusterIndexWritesBlocked'),
      threshold: 1,
    },
    {
      name: 'index-storage-low',
      says: 'A node of the index of lists has less than a quarter of its room left; at the end it takes no more writes.',
      metric: ofDomain(index, 'FreeStorageSpace', 'Minimum'),
      threshold: (index.volumeGiB * MIB_A_GIB) / 4,
      rings: 'below',
    },
    {
      name: 'index-key-fails',
      says: 'OpenSearch cannot use the key that the index of lists is sealed with: it shuts, and is lost if that lasts.',
      metric: joint(
        'MAX',
        ['KMSKeyError', 'KMSKeyInaccessible'].map(name => ofDomain(index, name)),
        { label: 'the key fails' },
      ),
      threshold: 1,
    },
  ]
}

/** What tells earlier. */
export function createEarlyIndexWatches(index: WatchedIndex): Watch[] {
  return [
    {
      name: 'index-yellow',
      says: 'For a quarter of an hour a copy of a part of the index has been on no node: another loss would be felt.',
      metric: ofDomain(index, 'ClusterStatus.yellow'),
      threshold: 1,
      // A node that is exchanged is missed for minutes.
      periods: 3,
    },
    {
      name: 'index-memory-high',
      says: 'For a quarter of an hour a node of the index used 95 % of its memory: it slows down, and then refuses.',
      metric: ofDomain(index, 'JVMMemoryPressure'),
      threshold: 95,
      periods: 3,
    },
  ]
}
