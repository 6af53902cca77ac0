import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { searchProfiles } from '../../infra/data/searchProfiles.ts'
import { EdgeMonitoring } from '../../infra/edge/edgeMonitoring.ts'
import { Monitoring } from '../../infra/watching/monitoring.ts'
import {
  type DeployedFunction,
  endpointFunctions,
  stepFunctions,
  triggerFunctions,
} from '../../lambdas/aws/functions/functions.ts'

export const operators = { email: 'operators@acme.example' }
export const env = { account: '123456789012', region: 'eu-central-1' }
export type Properties = Record<string, unknown>

/** From the product's own table, so that new functions are monitored here. */
const product = () => [...endpointFunctions(() => ''), ...stepFunctions(), ...triggerFunctions()]

/** Substitutes have only the names that alarms use. */
export function monitored(profile: 'small' | 'ha', functions: readonly DeployedFunction[] = product()) {
  const stack = new Stack(new App(), 'WaybillMonitoring', { env })
  const code = { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code: Code.fromInline('export {}') }
  const table = (id: string) => new TableV2(stack, id, { partitionKey: { name: 'pk', type: AttributeType.STRING } })
  const queue = (id: string) => new Queue(new Construct(stack, id), 'DeadLetters')
  const deadLetters = ['Mail', 'Broken', 'Sweep', 'Following'].map(queue)
  const monitoring = new Monitoring(stack, 'Monitoring', {
    deployment: { name: 'Waybill', profile, operators },
    functions: functions.map(({ name, timeoutSeconds }) => ({
      name,
      timeoutSeconds,
      function: new LambdaFunction(stack, name, code),
    })),
    httpApiId: 'api1234',
    tables: ['Transfers', 'Audit', 'Ops'].map(table),
    stateMachineArn: 'arn:aws:states:eu-central-1:123456789012:stateMachine:Waybill-transfers',
    deadLetters,
    index: { domainName: 'waybill-lists', volumeGiB: searchProfiles[profile].volumeGiB },
    configurationSetName: 'Waybill-mail',
    smsLimitUsd: 100,
    distributionId: 'E1234',
  })
  return { stack, monitoring, template: Template.fromStack(stack), deadLetters }
}

export function monitoredEdge() {
  const stack = new Stack(new App(), 'WaybillEdgeMonitoring', { env: { ...env, region: 'us-east-1' } })
  new EdgeMonitoring(stack, 'Monitoring', { deployment: { name: 'Waybill', operators }, distributionId: 'E1234' })
  return { stack, template: Template.fromStack(stack) }
}

export function createAlarms(template: Template): Properties[] {
  return Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties)
}

export function toMetrics({ Metrics, MetricName }: Properties): number {
  if (MetricName) return 1
  return (Metrics as Properties[]).filter(({ MetricStat }) => MetricStat).length
}

export function getBilled(alarms: readonly Properties[]): number {
  return alarms.reduce((sum, alarm) => sum + toMetrics(alarm), 0)
}
