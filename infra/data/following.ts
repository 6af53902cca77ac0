import { Duration } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { beatKey, transferKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { acknowledgeWildcards } from '../acknowledge.ts'
import { createDeadLetters } from '../processing/deadLetters.ts'

/**
 * A stream keeps 24 hours: what is older than this goes to the dead letters while it can still be named.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
 */
const MAX_OUTAGE = Duration.hours(20)

/** What a change is told of: a transfer's own row, which changes with all that lists show, and the beat. */
const { pk: transfers, sk: own } = transferKey('')
const told = [
  { pk: { S: [{ prefix: transfers }] }, sk: { S: [own] } },
  { pk: { S: [beatKey.pk] }, sk: { S: [beatKey.sk] } },
].map(Keys => ({ pattern: JSON.stringify({ eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys } }) }))

/** Hands the changes of the table of transfers to the function that takes them into the index. */
export class Following extends Construct {
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { table, handler }: { table: TableV2; handler: IFunction }) {
    super(scope, id)
    this.deadLetters = createDeadLetters(this)
    const stream = table.tableStreamArn
    if (stream === undefined) throw new Error('The table of transfers has no stream.')
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [stream],
      }),
    )
    // Lambda asks for it as well, and it knows no resource.
    handler.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }))
    if (handler.role) acknowledgeWildcards(handler.role, ['*'])
    handler.addToRolePolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }),
    )
    new EventSourceMapping(this, 'Delivery', {
      target: handler,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // One run for the changes of a moment; lists are to show them within five seconds.
      maxBatchingWindow: Duration.seconds(1),
      filters: told,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // By age and not by count: while OpenSearch is down, the stream waits.
      maxRecordAge: MAX_OUTAGE,
      // More at once would let a beat overtake the changes before it.
      parallelizationFactor: 1,
      onFailure: { bind: () => ({ destination: this.deadLetters.queueArn }) },
    })
  }
}
