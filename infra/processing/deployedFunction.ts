import { join } from 'node:path'
import { ArnFormat, Duration, RemovalPolicy, Size, Stack } from 'aws-cdk-lib'
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { NOT_PERMITTED } from '../../lambdas/aws/adapters/notPermitted.ts'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { toGrants, toVariables } from '../../lambdas/aws/functions/portPermissions.ts'
import type { Variable } from '../../lambdas/aws/functions/variables.ts'
import { CHECKED_PART } from '../../shared/domain/health.ts'
import { acknowledgeWildcards } from '../nagSuppressions.ts'
import type { ResourceArns } from '../resourceArns.ts'
import { refusedCalls, unhealthyPart } from '../watching/metrics.ts'

type Props = { bundles: string; places: ResourceArns; deploymentName: string }

export class DeployedLambda extends Construct {
  readonly function: LambdaFunction

  constructor(scope: Construct, of: DeployedFunction, { bundles, places, deploymentName }: Props) {
    super(scope, of.name)
    const logs = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const { namespace: metricNamespace, metricName } = refusedCalls(deploymentName)
    new MetricFilter(this, 'RefusedCalls', {
      logGroup: logs,
      filterPattern: FilterPattern.stringValue('$.type', '=', NOT_PERMITTED),
      metricNamespace,
      metricName,
    })
    if (of.name === 'checkHealth') createPartMetric(this, logs, deploymentName)
    const statements = toStatements(of, places, logs)
    const roleName = places.roleNames?.[of.name]
    const role = new Role(this, 'Role', {
      ...(roleName === undefined ? {} : { roleName }),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Permissions of ${of.name}`,
      inlinePolicies: { reach: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    this.function = new LambdaFunction(this, 'Function', {
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
      environment: toEnvironment([...of.variables, ...toVariables(of.reach)], places),
    })
  }
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

/** One per resource and condition, for readability. */
function toStatements({ reach, grants = [], sealed = [] }: DeployedFunction, places: ResourceArns, logs: LogGroup) {
  const { arns, allExcept, conditions } = places
  const groups = Map.groupBy([...toGrants(reach), ...grants], ({ on, rows, attributes }) =>
    JSON.stringify([on, rows, attributes]),
  )
  const reached = [...groups.values()].map(group => {
    const [{ on, rows, attributes } = raise()] = group
    const [arn, others] = [arns[on], allExcept?.[on]]
    if (!arn && !others) throw new Error(`This stack has no ${on} for ${group.map(({ action }) => action)}.`)
    return new PolicyStatement({
      effect: Effect.ALLOW,
      actions: group.map(({ action }) => action),
      ...(others ? { notResources: [others] } : { resources: [arn ?? []].flat() }),
      conditions: {
        ...conditions?.[on],
        ...(rows ? { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows } } : {}),
        ...(attributes ? { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes } } : {}),
        // Limits KMS calls to the function's contexts.
        ...(on === 'secretsKey' ? { StringLikeIfExists: { 'kms:EncryptionContext:context': sealed } } : {}),
      },
    })
  })
  const stream = Stack.of(logs).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: `${logs.logGroupName}:log-stream:*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  return [
    ...reached,
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [stream] }),
  ]
}

function raise(): never {
  throw new Error('A group of grants is empty.')
}

function toEnvironment(names: readonly Variable[], { variables }: ResourceArns): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].map(name => {
      const value = variables[name]
      if (value === undefined) throw new Error(`This stack does not define the variable ${name}.`)
      return [name, value]
    }),
  )
}
