import { Duration } from 'aws-cdk-lib'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  PeriodOverride,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { getLag } from './indexWatches.ts'
import {
  api,
  cloudFront,
  createFailedCalls,
  EDGE_METRICS_REGION,
  executions,
  FIVE_MINUTES,
  lambda,
  mails,
  ofTable,
  smsSpent,
} from './metrics.ts'
import { getName, type Watched } from './watches.ts'

type Props = Watched & {
  name: string
  alarms: readonly IAlarm[]
  configurationSetName: string
  distributionId?: string
}

export function createDashboard(scope: Construct, props: Props): Dashboard {
  const rows: IWidget[][] = [
    [new AlarmStatusWidget({ title: 'Alarms', alarms: [...props.alarms], width: 24, height: 3 })],
    [question('Do calls succeed?', 'calls-fail')],
    served(props),
    [question('Are transfers processed?', 'transfers-fail')],
    throughputWidgets(props),
    [question('Is anything stuck?', 'dead-letters')],
    backlogWidgets(props),
    [question('What does it cost?', 'what-it-costs')],
    costWidgets(props),
  ]
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: props.name,
    defaultInterval: Duration.hours(12),
    periodOverride: PeriodOverride.AUTO,
    widgets: rows,
  })
}

const question = (title: string, heading: string) =>
  new TextWidget({ markdown: `## ${title}\ndocs/operations.md#${heading}`, width: 24, height: 2 })

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8, height: 6, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } })

const labelled = (metric: Metric, label: string) => metric.with({ label })

function served({ httpApiId, distributionId }: Props): IWidget[] {
  return [
    graph(
      'Calls',
      [labelled(api(httpApiId, 'Count'), 'all'), labelled(api(httpApiId, '4xx'), 'refused (4xx)')],
      [createFailedCalls(httpApiId)],
    ),
    graph(
      'Latency of calls (ms)',
      ['p50', 'p99'].map(of => labelled(api(httpApiId, 'Latency', of), of)),
    ),
    ...(distributionId
      ? [
          graph(
            'CloudFront',
            [labelled(cloudFront(distributionId, 'Requests'), 'requests')],
            [labelled(cloudFront(distributionId, '5xxErrorRate', 'Average'), '% failed')],
          ),
        ]
      : []),
  ]
}

function throughputWidgets({ stateMachineArn, configurationSetName }: Props): IWidget[] {
  const named = { ExecutionsStarted: 'started', ExecutionsSucceeded: 'succeeded', ExecutionsFailed: 'failed' }
  return [
    graph(
      'Transfers processed',
      Object.entries(named).map(([name, of]) => labelled(executions(stateMachineArn, name), of)),
    ),
    graph(
      'Duration of processing (ms)',
      ['p50', 'p99'].map(of => labelled(executions(stateMachineArn, 'ExecutionTime', of), of)),
    ),
    graph(
      'Mails of this account',
      ['Send', 'Delivery', 'Bounce', 'Complaint'].map(of => mails(of)),
      [labelled(mails('Reputation.BounceRate', 'Average', configurationSetName), 'bounces, 0 to 1')],
    ),
  ]
}

function backlogWidgets({ deadLetters, functions, tables }: Props): IWidget[] {
  const sweep = functions.find(({ name }) => name === 'sweep')?.function
  return [
    graph(
      'Dead letters',
      deadLetters.map(queue =>
        queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', label: getName(queue) }),
      ),
    ),
    graph(
      'Sweeps',
      sweep ? [sweep.metricInvocations({ label: 'started' }), sweep.metricErrors({ label: 'failed' })] : [],
    ),
    graph('Delay of lists (ms)', [labelled(getLag(functions), 'age of the oldest missing change')]),
    graph('Throttled by AWS', [
      labelled(lambda('Throttles'), 'functions'),
      ...tables.map(table => labelled(ofTable(table, 'WriteThrottleEvents'), `writes, ${table.node.id}`)),
    ]),
    graph('Failed functions of the account', [
      search('{AWS/Lambda,FunctionName} MetricName="Errors"', 'Sum', FIVE_MINUTES),
    ]),
    graph('Concurrent functions', [lambda('ConcurrentExecutions').with({ statistic: 'Maximum', label: 'concurrent' })]),
  ]
}

function costWidgets(props: Props): IWidget[] {
  const { tables, name } = props
  const units = ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits']
  return [
    graph('Invocations of functions', [labelled(lambda('Invocations'), 'invocations')]),
    graph(
      'Capacity units of DynamoDB',
      units.flatMap(unit =>
        tables.map(table =>
          labelled(ofTable(table, unit), `${unit.replace(/^Consumed|CapacityUnits$/g, '')} ${table.node.id}`),
        ),
      ),
    ),
    graph('Bytes in buckets', [
      search(
        `{AWS/S3,BucketName,StorageType} MetricName="BucketSizeBytes" ${name.toLowerCase()}`,
        'Average',
        Duration.days(1),
      ),
    ]),
    graph('SMS spending of the account this month (USD)', [labelled(smsSpent(), 'USD')]),
    graph('Bill of this month (USD), if the account allows billing alerts', [
      new Metric({
        namespace: 'AWS/Billing',
        metricName: 'EstimatedCharges',
        dimensionsMap: { Currency: 'USD' },
        statistic: 'Maximum',
        period: Duration.hours(6),
        region: EDGE_METRICS_REGION,
      }),
    ]),
  ]
}

function search(what: string, statistic: string, period: Duration): IMetric {
  return new MathExpression({
    expression: `SEARCH('${what}', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    period,
    label: '',
  })
}
