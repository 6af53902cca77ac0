import { Aws, Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { joint, type Watch } from './alarms.ts'
import { FIVE_MINUTES } from './metrics.ts'
import type { WatchedFunction } from './watches.ts'

export type WatchedIndex = { domainName: string; volumeGiB: number }

const MINUTE = Duration.minutes(1)
const MIB_A_GIB = 1024

/** The namespace has the service's former name. */
function ofDomain(
  { domainName }: WatchedIndex,
  metricName: string,
  statistic = 'Maximum',
  period = FIVE_MINUTES,
): Metric {
  const dimensionsMap = { DomainName: domainName, ClientId: Aws.ACCOUNT_ID }
  return new Metric({ namespace: 'AWS/ES', metricName, dimensionsMap, statistic, period })
}

/** In milliseconds. */
export function getLag(functions: readonly WatchedFunction[]): Metric {
  const follows = functions.find(({ name }) => name === 'followTransfers')?.function
  if (!follows) throw new Error('No function follows the table of transfers.')
  return follows.metric('IteratorAge', { statistic: 'Maximum', period: MINUTE })
}

/** @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/cloudwatch-alarms.html */
export function createIndexWatches(index: WatchedIndex, functions: readonly WatchedFunction[]): Watch[] {
  return [
    {
      name: 'lists-behind',
      description: 'For five minutes, lists have been at least one minute behind. They do not show newer transfers.',
      metric: getLag(functions),
      threshold: 60_000,
      periods: 5,
    },
    {
      name: 'index-red',
      description: 'A shard of the list index is on no node. Lists fail or are incomplete.',
      metric: ofDomain(index, 'ClusterStatus.red'),
      threshold: 1,
    },
    {
      name: 'index-writes-blocked',
      description: 'OpenSearch blocks writes because of low storage or memory. Lists are no longer updated.',
      metric: ofDomain(index, 'ClusterIndexWritesBlocked'),
      threshold: 1,
    },
    {
      name: 'index-storage-low',
      description:
        'A node of the list index has less than a quarter of its storage free. When it is full, OpenSearch blocks writes.',
      metric: ofDomain(index, 'FreeStorageSpace', 'Minimum'),
      threshold: (index.volumeGiB * MIB_A_GIB) / 4,
      comparison: 'below',
    },
    {
      name: 'index-key-fails',
      description:
        'OpenSearch cannot use the encryption key of the list index. The domain closes, and is lost if this continues.',
      metric: joint(
        'MAX',
        ['KMSKeyError', 'KMSKeyInaccessible'].map(name => ofDomain(index, name)),
        { label: 'key errors' },
      ),
      threshold: 1,
    },
  ]
}

export function createEarlyIndexWatches(index: WatchedIndex): Watch[] {
  return [
    {
      name: 'index-yellow',
      description:
        'For 15 minutes, a replica of the list index has been on no node. The loss of another node would affect lists.',
      metric: ofDomain(index, 'ClusterStatus.yellow'),
      threshold: 1,
      // For the replacement of a node.
      periods: 3,
    },
    {
      name: 'index-memory-high',
      description:
        'For 15 minutes, a node of the list index has used 95 % of its memory. It slows down and then refuses requests.',
      metric: ofDomain(index, 'JVMMemoryPressure'),
      threshold: 95,
      periods: 3,
    },
  ]
}
