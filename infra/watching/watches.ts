import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { contracts } from '../../shared/contract/table.ts'
import { HealthPart } from '../../shared/domain/health.ts'
import { chunks, joint, numbered, type Watch } from './alarms.ts'
import { createIndexWatches, type WatchedIndex } from './indexWatches.ts'
import {
  createFailedCalls,
  executions,
  FIVE_MINUTES,
  lambda,
  mails,
  reclaimedRoom,
  refusedCalls,
  smsSpent,
  unhealthyPart,
} from './metrics.ts'

export type WatchedFunction = { name: string; timeoutSeconds: number; function: IFunction }

export type Watched = {
  functions: readonly WatchedFunction[]
  httpApiId: string
  tables: readonly TableV2[]
  stateMachineArn: string
  deadLetters: readonly IQueue[]
  index: WatchedIndex
  /** Per month. */
  smsLimitUsd: number
}

/** A deployment without a scanner has no metric of one. */
const watchedParts = (functions: readonly WatchedFunction[]) =>
  HealthPart.options.filter(part => part !== 'scanner' || functions.some(({ name }) => name === 'malwareScanned'))

/** For every deployment. */
export function createWatches(deploymentName: string, watched: Watched): Watch[] {
  const { functions, httpApiId, stateMachineArn, deadLetters, index, smsLimitUsd } = watched
  const failures = ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted']
  return [
    {
      name: 'calls-fail',
      description:
        'At least 3 calls in five minutes, and 1 % of all calls, returned an error 5xx. No request of a person may cause this.',
      metric: createFailedCalls(httpApiId),
      threshold: 1,
    },
    ...functionsFail(functions),
    {
      name: 'not-permitted',
      description: 'AWS refused a call because a permission is missing. Transfers wait at that step until you add it.',
      metric: refusedCalls(deploymentName),
      threshold: 1,
    },
    {
      name: 'functions-throttled',
      description: 'Functions were throttled. All functions of the account share the concurrency of this region.',
      metric: lambda('Throttles'),
      threshold: 1,
    },
    {
      name: 'sweep-stopped',
      description:
        'The sweep, due every minute, has not succeeded for ten minutes. Stuck transfers are not restarted, and expired files are not erased.',
      metric: countSucceeded(functions, 'sweep'),
      threshold: 1,
      comparison: 'below',
      periods: 2,
      missingData: 'breaching',
    },
    {
      name: 'part-unhealthy',
      description:
        'The canaries found a part that does not work correctly. While it is inspection, extraction or anonymization, no transfer is released.',
      metric: joint(
        'MAX',
        watchedParts(functions).map(part => unhealthyPart(deploymentName, part)),
        { label: 'unhealthy' },
      ),
      threshold: 1,
    },
    {
      name: 'health-stopped',
      description: 'The canaries, due every five minutes, have not run for fifteen minutes. The health is not known.',
      metric: countSucceeded(functions, 'checkHealth'),
      threshold: 1,
      comparison: 'below',
      periods: 3,
      missingData: 'breaching',
    },
    {
      name: 'alerts-stopped',
      description:
        'Alerts, due every minute, have not been raised for fifteen minutes. Activity Insights shows no new ones.',
      metric: countSucceeded(functions, 'raiseAlerts'),
      threshold: 1,
      comparison: 'below',
      periods: 3,
      missingData: 'breaching',
    },
    {
      name: 'transfers-fail',
      description:
        'A transfer could not be processed by a fault of Waybill or of AWS. Its sender got a mail. The cause may affect other transfers.',
      metric: joint(
        'SUM',
        failures.map(name => executions(stateMachineArn, name)),
        { label: 'failed transfers' },
      ),
      threshold: 1,
    },
    {
      name: 'room-reclaimed',
      description:
        'A workflow ended without giving back its room for functions, and the sweep did it. Repeated, transfers wait longer.',
      metric: reclaimedRoom(deploymentName),
      threshold: 1,
    },
    ...deadLetters.map(queue => ({
      name: `dead-letters-${getName(queue)}`,
      heading: 'dead-letters',
      description: `The dead-letter queue ${getName(queue)} has messages that could not be processed. They need your action.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: FIVE_MINUTES }),
      threshold: 1,
    })),
    ...createIndexWatches(index, functions),
    // https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
    {
      name: 'mail-bounces',
      description:
        'The bounce rate of mails reached 5 %, where SES puts an account under review. SES may stop its mails at 10 %.',
      metric: mails('Reputation.BounceRate', 'Average'),
      threshold: 0.05,
    },
    {
      name: 'mail-complaints',
      description:
        'The complaint rate of mails reached 0.1 %, where SES puts an account under review. SES may stop its mails at 0.5 %.',
      metric: mails('Reputation.ComplaintRate', 'Average'),
      threshold: 0.001,
    },
    {
      name: 'sms-spent',
      description: '80 % of the monthly limit for SMS is spent. At the limit, no codes are sent.',
      metric: smsSpent(),
      threshold: smsLimitUsd * 0.8,
    },
  ]
}

/** A failed call is a 5xx of the API. */
export function getBackgroundFunctions(functions: readonly WatchedFunction[]): WatchedFunction[] {
  return functions.filter(({ name }) => !(name in contracts))
}

function functionsFail(functions: readonly WatchedFunction[]): Watch[] {
  return chunks(getBackgroundFunctions(functions)).map((some, index) => ({
    name: numbered('functions-fail', index),
    heading: 'functions-fail',
    description: `${some.map(({ name }) => name).join(', ')}: three runs failed in five minutes.`,
    metric: joint(
      'SUM',
      some.map(({ function: of }) => of.metricErrors({ statistic: 'Sum' })),
      { label: 'failed runs' },
    ),
    // A single failure may be followed by a successful retry.
    threshold: 3,
  }))
}

function countSucceeded(functions: readonly WatchedFunction[], name: string): IMetric {
  const watched = functions.find(one => one.name === name)?.function
  if (!watched) throw new Error(`There is no ${name} to watch.`)
  const begun = watched.metricInvocations({ statistic: 'Sum' })
  const failed = watched.metricErrors({ statistic: 'Sum' })
  return new MathExpression({
    expression: 'begun - failed',
    usingMetrics: { begun, failed },
    label: `successful runs of ${name}`,
    period: FIVE_MINUTES,
  })
}

/** Its real name is not known at synthesis. */
export function getName(queue: IQueue): string {
  return queue.node.path.split('/').slice(1).join('-')
}
