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

export type Watch = {
  /** Also the heading in docs/operations.md with the instructions. */
  name: string
  /** When several alarms share one. */
  heading?: string
  /** One sentence for the operator. */
  description: string
  metric: IMetric
  /** Alarms at this value and above, or below it. */
  threshold: number
  comparison?: 'below'
  /** Consecutive ones. */
  periods?: number
  /** Most metrics have no data while nothing happens. */
  missingData?: 'breaching'
}

const GUIDE = 'docs/operations.md'

export function createAlarms(
  scope: Construct,
  prefix: string,
  watches: readonly Watch[],
  action: IAlarmAction,
): Alarm[] {
  return watches.map(watch => {
    const { name, heading = name, description, metric, threshold, comparison, periods = 1, missingData } = watch
    const alarm = new Alarm(scope, name, {
      alarmName: `${prefix}-${name}`,
      alarmDescription: `${description} What to do: ${GUIDE}#${heading}`,
      metric,
      threshold,
      comparisonOperator:
        comparison === 'below'
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: missingData === 'breaching' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      // A percentile of few calls is not reliable.
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

/** The limit of metrics in an alarm's expression; each is billed. */
const MAX_METRICS = 10

export function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_METRICS)
  return Array.from({ length: count }, (_, index) => items.slice(index * MAX_METRICS, (index + 1) * MAX_METRICS))
}

/** The first keeps its name when others are added. */
export const numbered = (name: string, index: number) => (index === 0 ? name : `${name}-${index + 1}`)

/**
 * Combines metrics. `SUM` and `MAX` skip metrics without a value, while `+` would have no result.
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
