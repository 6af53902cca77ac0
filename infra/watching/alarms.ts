import {
  Alarm,
  ComparisonOperator,
  type IAlarmAction,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { FIVE_MINUTES } from './metrics.ts'

/** What is watched, from when on it is too much, and what the operator reads. */
export type Watch = {
  /** Of the alarm, and of its heading in docs/operations.md, which says what to do. */
  name: string
  /** Where several alarms stand under one heading. */
  heading?: string
  /** What has happened, in a sentence. */
  says: string
  metric: IMetric
  /** Rings at this value and above; below it, if `rings` says so. */
  threshold: number
  rings?: 'below'
  /** Periods of the metric in a row. */
  periods?: number
  /** What it means that there is nothing to measure: most metrics are silent while nothing happens. */
  whenSilent?: 'breaching'
}

const GUIDE = 'docs/operations.md'

/** An alarm for each watch, which reaches the operators when it begins and when it is over. */
export function createAlarms(
  scope: Construct,
  prefix: string,
  watches: readonly Watch[],
  action: IAlarmAction,
): Alarm[] {
  return watches.map(watch => {
    const { name, heading = name, says, metric, threshold, rings, periods = 1, whenSilent } = watch
    const alarm = new Alarm(scope, name, {
      alarmName: `${prefix}-${name}`,
      alarmDescription: `${says} What to do: ${GUIDE}#${heading}`,
      metric,
      threshold,
      comparisonOperator:
        rings === 'below'
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: whenSilent === 'breaching' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      // A percentile of a handful of calls says nothing.
      ...(isPercentile(metric) ? { evaluateLowSampleCountPercentile: 'ignore' } : {}),
    })
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    return alarm
  })
}

function isPercentile(metric: IMetric): boolean {
  const { metricStat } = metric.toMetricConfig()
  return /^p\d/.test(metricStat?.statistic ?? '')
}

/** An alarm's expression takes so many metrics, and each is billed. */
const MAX_METRICS = 10

export function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_METRICS)
  return Array.from({ length: count }, (_, index) => items.slice(index * MAX_METRICS, (index + 1) * MAX_METRICS))
}

/** The name of the first stays when there are others some day. */
export const numbered = (name: string, index: number) => (index === 0 ? name : `${name}-${index + 1}`)

/**
 * What several metrics come to. Those without a value at a moment are left out of `SUM` and `MAX`, where an operator
 * such as `+` would have no value at all.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html
 */
export function joint(
  by: 'SUM' | 'MAX',
  metrics: readonly IMetric[],
  { label, divisors }: { label: string; divisors?: readonly number[] },
): MathExpression {
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarm-limits.html
  if (metrics.length > MAX_METRICS) throw new Error(`An alarm takes ${MAX_METRICS} metrics, not ${metrics.length}.`)
  const terms = metrics.map((_, index) => (divisors ? `m${index}/${divisors[index]}` : `m${index}`))
  return new MathExpression({
    expression: `${by}([${terms.join(', ')}])`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    label,
    period: FIVE_MINUTES,
  })
}
