import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { contracts } from '../../shared/contract/table.ts'
import { chunks, joint, numbered, type Watch } from './alarms.ts'
import { createIndexWatches, type WatchedIndex } from './indexWatches.ts'
import { createFailedCalls, executions, FIVE_MINUTES, lambda, mails, refusedCalls, smsSpent } from './metrics.ts'

/** A function of the table in lambdas/aws/functions/functions.ts, as it was deployed. */
export type WatchedFunction = { name: string; timeoutSeconds: number; function: IFunction }

/** What is there to be watched in the deployment's own region. */
export type Watched = {
  functions: readonly WatchedFunction[]
  httpApiId: string
  tables: readonly TableV2[]
  stateMachineArn: string
  deadLetters: readonly IQueue[]
  index: WatchedIndex
  /** What may be spent on SMS in a month. */
  smsLimitUsd: number
}

/** The least by which an outage is seen: every deployment has these. */
export function createWatches(deploymentName: string, watched: Watched): Watch[] {
  const { functions, httpApiId, stateMachineArn, deadLetters, index, smsLimitUsd } = watched
  const failures = ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted']
  return [
    {
      name: 'calls-fail',
      says: 'At least 3 calls in five minutes, and 1 % of all, were answered 5xx: nothing that people send may do that.',
      metric: createFailedCalls(httpApiId),
      threshold: 1,
    },
    ...functionsFail(functions),
    {
      name: 'not-permitted',
      says: 'AWS refused a call for want of a permission. Transfers wait at that step until you mend it.',
      metric: refusedCalls(deploymentName),
      threshold: 1,
    },
    {
      name: 'functions-throttled',
      says: 'Functions were refused for want of concurrency, which all functions of the account share in this region.',
      metric: lambda('Throttles'),
      threshold: 1,
    },
    {
      name: 'sweep-stopped',
      says: 'The sweep, due every minute, has not come through for ten minutes: nothing is tidied up or driven on.',
      metric: sweepsThatCameThrough(functions),
      threshold: 1,
      rings: 'below',
      periods: 2,
      whenSilent: 'breaching',
    },
    {
      name: 'transfers-fail',
      says: 'A transfer could not be processed. Its sender was told; what failed for one may fail for all.',
      metric: joint(
        'SUM',
        failures.map(name => executions(stateMachineArn, name)),
        { label: 'transfers that failed' },
      ),
      threshold: 1,
    },
    ...deadLetters.map(queue => ({
      name: `dead-letters-${getName(queue)}`,
      heading: 'dead-letters',
      says: `What could not be handled lies in the dead letters of ${getName(queue)}, and waits for you.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: FIVE_MINUTES }),
      threshold: 1,
    })),
    ...createIndexWatches(index, functions),
    // https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
    {
      name: 'mail-bounces',
      says: 'SES puts an account under review at 5 % of bounced mails, and may stop its mails at 10 %.',
      metric: mails('Reputation.BounceRate', 'Average'),
      threshold: 0.05,
    },
    {
      name: 'mail-complaints',
      says: 'SES puts an account under review at 0.1 % of complaints, and may stop its mails at 0.5 %.',
      metric: mails('Reputation.ComplaintRate', 'Average'),
      threshold: 0.001,
    },
    {
      name: 'sms-spent',
      says: 'Four fifths of what may be spent on SMS this month are spent: at the limit no code is sent any more.',
      metric: smsSpent(),
      threshold: smsLimitUsd * 0.8,
    },
  ]
}

/** Those behind the scenes: what the function of a call fails with is a 5xx of the API. */
export function getBackgroundFunctions(functions: readonly WatchedFunction[]): WatchedFunction[] {
  return functions.filter(({ name }) => !(name in contracts))
}

function functionsFail(functions: readonly WatchedFunction[]): Watch[] {
  return chunks(getBackgroundFunctions(functions)).map((some, index) => ({
    name: numbered('functions-fail', index),
    heading: 'functions-fail',
    says: `${some.map(({ name }) => name).join(', ')}: three runs failed in five minutes.`,
    metric: joint(
      'SUM',
      some.map(({ function: of }) => of.metricErrors({ statistic: 'Sum' })),
      { label: 'failed runs' },
    ),
    // One that is tried again with success is no more than the cloud's weather.
    threshold: 3,
  }))
}

function sweepsThatCameThrough(functions: readonly WatchedFunction[]): IMetric {
  const sweep = functions.find(({ name }) => name === 'sweep')?.function
  if (!sweep) throw new Error('There is no sweep to watch.')
  const begun = sweep.metricInvocations({ statistic: 'Sum' })
  const failed = sweep.metricErrors({ statistic: 'Sum' })
  return new MathExpression({
    expression: 'begun - failed',
    usingMetrics: { begun, failed },
    label: 'sweeps that came through',
    period: FIVE_MINUTES,
  })
}

/** Of its constructs: its own name is known to CloudFormation alone. */
export function getName(queue: IQueue): string {
  return queue.node.path.split('/').slice(1).join('-')
}
