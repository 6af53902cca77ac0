import { Duration } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { beatKey, transferKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { acknowledgeWildcards } from '../nagSuppressions.ts'
import { createDeadLetters } from '../processing/deadLetters.ts'
import type { SearchNames } from './searchNames.ts'

/**
 * Below the 24 hours of a stream: older changes reach the dead-letter queue in time.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
 */
const MAX_OUTAGE = Duration.hours(20)

/** A transfer's own row changes with all data of lists. */
const { pk: transfers, sk: own } = transferKey('')
const filters = [
  { pk: { S: [{ prefix: transfers }] }, sk: { S: [own] } },
  { pk: { S: [beatKey.pk] }, sk: { S: [beatKey.sk] } },
].map(Keys => ({ pattern: JSON.stringify({ eventName: ['INSERT', 'MODIFY', 'REMOVE'], dynamodb: { Keys } }) }))

export class Following extends Construct {
  /** Its handler names it. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, names: Pick<SearchNames, 'deadLetters'>) {
    super(scope, id)
    this.deadLetters = createDeadLetters(this, names.deadLetters)
  }

  /** @param after the index is filled: a new one would count as filled from its first change on */
  follow(table: TableV2, { handler, after }: { handler: IFunction; after: Construct }) {
    const stream = table.tableStreamArn
    if (stream === undefined) throw new Error('The table of transfers has no stream.')
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [stream],
      }),
    )
    // Required by Lambda; it has no resource.
    handler.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }))
    if (handler.role) acknowledgeWildcards(handler.role, ['*'])
    const mapping = new EventSourceMapping(this, 'Delivery', {
      target: handler,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Lists must show changes within five seconds.
      maxBatchingWindow: Duration.seconds(1),
      filters: filters,
      // Isolates a record that breaks the function. Those that the index refuses do not: the function puts them aside.
      bisectBatchOnError: true,
      // The stream waits while OpenSearch is down.
      maxRecordAge: MAX_OUTAGE,
      // Parallel batches would let a beat overtake earlier changes.
      parallelizationFactor: 1,
      onFailure: { bind: () => ({ destination: this.deadLetters.queueArn }) },
    })
    mapping.node.addDependency(after)
  }
}
