import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'

/** Only `refusedCalls`, `reclaimedRoom` and `unhealthyPart` are custom, billed metrics. */
export const FIVE_MINUTES = Duration.minutes(5)
const SUM = { statistic: 'Sum', period: FIVE_MINUTES }

export function api(httpApiId: string, metricName: string, statistic = 'Sum'): Metric {
  const dimensionsMap = { ApiId: httpApiId }
  return new Metric({ ...SUM, namespace: 'AWS/ApiGateway', metricName, dimensionsMap, statistic })
}

/** In per cent; 0 below three failures. */
export function createFailedCalls(httpApiId: string): MathExpression {
  return new MathExpression({
    expression: 'IF(failed >= 3, 100 * failed / calls, 0)',
    usingMetrics: { failed: api(httpApiId, '5xx'), calls: api(httpApiId, 'Count') },
    label: '% of calls answered 5xx',
    period: FIVE_MINUTES,
  })
}

/** Account-wide in this region. */
export function lambda(metricName: string): Metric {
  return new Metric({ ...SUM, namespace: 'AWS/Lambda', metricName })
}

export function executions(stateMachineArn: string, metricName: string, statistic = 'Sum'): Metric {
  const dimensionsMap = { StateMachineArn: stateMachineArn }
  return new Metric({ ...SUM, namespace: 'AWS/States', metricName, dimensionsMap, statistic })
}

export function ofTable({ tableName }: TableV2, metricName: string, more: Record<string, string> = {}): Metric {
  const dimensionsMap = { TableName: tableName, ...more }
  return new Metric({ ...SUM, namespace: 'AWS/DynamoDB', metricName, dimensionsMap })
}

/** Account-wide unless a configuration set is named, because SES judges the account. */
export function mails(metricName: string, statistic = 'Sum', configurationSet?: string): Metric {
  const dimensionsMap: Record<string, string> = configurationSet ? { 'ses:configuration-set': configurationSet } : {}
  return new Metric({ namespace: 'AWS/SES', metricName, dimensionsMap, statistic, period: Duration.hours(1) })
}

/** In US dollars since the first of the month, account-wide. */
export function smsSpent(): Metric {
  const of = { namespace: 'AWS/SNS', metricName: 'SMSMonthToDateSpentUSD', statistic: 'Maximum' }
  return new Metric({ ...of, period: Duration.hours(1) })
}

/** For all locations. */
export const EDGE_METRICS_REGION = 'us-east-1'

export function cloudFront(distributionId: string, metricName: string, statistic = 'Sum'): Metric {
  const dimensionsMap = { DistributionId: distributionId, Region: 'Global' }
  const of = { namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic }
  return new Metric({ ...of, period: FIVE_MINUTES, region: EDGE_METRICS_REGION })
}

export function refusedCalls(deploymentName: string): Metric {
  return new Metric({ ...SUM, namespace: `Waybill/${deploymentName}`, metricName: 'RefusedCalls' })
}

/** The executions whose room the sweep gave back. */
export function reclaimedRoom(deploymentName: string): Metric {
  return new Metric({ ...SUM, namespace: `Waybill/${deploymentName}`, metricName: 'ReclaimedRoom' })
}

/** 1 while the last run found the part unhealthy, otherwise 0. */
export function unhealthyPart(deploymentName: string, part: string): Metric {
  const of = { namespace: `Waybill/${deploymentName}`, metricName: 'UnhealthyParts', statistic: 'Maximum' }
  return new Metric({ ...of, dimensionsMap: { Part: part }, period: FIVE_MINUTES })
}
