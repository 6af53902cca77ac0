import { join } from 'node:path'
import { ArnFormat, Duration, RemovalPolicy, Size, Stack, Tags } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { NOT_PERMITTED } from '../../lambdas/aws/adapters/notPermitted.ts'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { readsUnscanned } from '../../lambdas/aws/functions/malwareTags.ts'
import { toVariables } from '../../lambdas/aws/functions/portPermissions.ts'
import type { Variable } from '../../lambdas/aws/functions/variables.ts'
import { ROOM_RECLAIMED } from '../../lambdas/ports/workflow.ts'
import { CHECKED_PART } from '../../shared/domain/health.ts'
import { acknowledgeWildcards } from '../nagSuppressions.ts'
import type { ResourceArns } from '../resourceArns.ts'
import { reclaimedRoom, refusedCalls, unhealthyPart } from '../watching/metrics.ts'
import { toReachStatements } from './grantStatements.ts'

type Props = { bundles: string; places: ResourceArns; deploymentName: string; reserved: number | undefined }

export class DeployedLambda extends Construct {
  readonly function: LambdaFunction

  constructor(scope: Construct, of: DeployedFunction, { bundles, places, deploymentName, reserved }: Props) {
    super(scope, of.name)
    const logs = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    countRefusedCalls(this, logs, deploymentName)
    if (of.name === 'checkHealth') createPartMetric(this, logs, deploymentName)
    if (of.name === 'sweep') createRoomMetric(this, logs, deploymentName)
    const statements = toStatements(of, places, logs)
    const roleName = places.roleNames?.[of.name]
    const role = new Role(this, 'Role', {
      ...(roleName === undefined ? {} : { roleName }),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Permissions of ${of.name}`,
      inlinePolicies: { reach: new PolicyDocument({ statements }) },
    })
    if (isReadingUnscanned(of)) Tags.of(role).add(readsUnscanned.key, readsUnscanned.value)
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    const functionName = places.functionNames?.[of.name]
    this.function = new LambdaFunction(this, 'Function', {
      ...(functionName === undefined ? {} : { functionName }),
      description: `Waybill: ${of.name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(bundles, of.name)),
      role,
      logGroup: logs,
      memorySize: of.memoryMiB,
      ...(of.temporaryMiB === undefined ? {} : { ephemeralStorageSize: Size.mebibytes(of.temporaryMiB) }),
      timeout: Duration.seconds(of.timeoutSeconds),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      environment: toEnvironment([...of.variables, ...toVariables(of.reach)], places),
    })
  }
}

export function countRefusedCalls(scope: Construct, logGroup: LogGroup, deploymentName: string) {
  const { namespace: metricNamespace, metricName } = refusedCalls(deploymentName)
  new MetricFilter(scope, 'RefusedCalls', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.type', '=', NOT_PERMITTED),
    metricNamespace,
    metricName,
  })
}

/** It pins an upload, or computes its digest, before the upload is scanned (docs/decisions/0056). */
export function isReadingUnscanned({ reach: { blobs = [] } }: DeployedFunction): boolean {
  return blobs.includes('pin') || blobs.includes('digest')
}

/** 1 for an unhealthy part, otherwise 0. */
function createPartMetric(scope: Construct, logGroup: LogGroup, deploymentName: string) {
  // Of any part: the lines name it.
  const { namespace: metricNamespace, metricName } = unhealthyPart(deploymentName, 'workflow')
  new MetricFilter(scope, 'UnhealthyParts', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.type', '=', CHECKED_PART),
    metricNamespace,
    metricName,
    metricValue: '$.count',
    dimensions: { Part: '$.step' },
  })
}

function createRoomMetric(scope: Construct, logGroup: LogGroup, deploymentName: string) {
  const { namespace: metricNamespace, metricName } = reclaimedRoom(deploymentName)
  new MetricFilter(scope, 'ReclaimedRoom', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.type', '=', ROOM_RECLAIMED),
    metricNamespace,
    metricName,
    metricValue: '$.count',
  })
}

function toStatements(of: DeployedFunction, places: ResourceArns, logs: LogGroup) {
  const stream = Stack.of(logs).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: `${logs.logGroupName}:log-stream:*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  return [
    ...toReachStatements(of, places),
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [stream] }),
  ]
}

export function toEnvironment(names: readonly Variable[], { variables }: ResourceArns): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].map(name => {
      const value = variables[name]
      if (value === undefined) throw new Error(`This stack does not define the variable ${name}.`)
      return [name, value]
    }),
  )
}
