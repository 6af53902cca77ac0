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
import { acknowledgeWildcards } from '../acknowledge.ts'
import type { ResourceArns } from '../resourceArns.ts'
import { refusedCalls } from '../watching/metrics.ts'

type Props = { bundles: string; places: ResourceArns; deploymentName: string }

/** A function of the table in lambdas/aws/functions/functions.ts: its code, its variables, and a role that allows what it reaches. */
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
    const statements = toStatements(of, places, logs)
    const roleName = places.roleNames?.[of.name]
    const role = new Role(this, 'Role', {
      ...(roleName === undefined ? {} : { roleName }),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${of.name} may do`,
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

/** A statement for each place and for each condition, so that a reader sees what is done where. */
function toStatements({ reach, grants = [], sealed = [] }: DeployedFunction, places: ResourceArns, logs: LogGroup) {
  const { arns, allBut, conditions } = places
  const alike = Map.groupBy([...toGrants(reach), ...grants], ({ on, rows, attributes }) =>
    JSON.stringify([on, rows, attributes]),
  )
  const reached = [...alike.values()].map(group => {
    const [{ on, rows, attributes } = raise()] = group
    const [arn, others] = [arns[on], allBut?.[on]]
    if (!arn && !others) throw new Error(`There is no ${on} in this stack for ${group.map(({ action }) => action)}.`)
    return new PolicyStatement({
      effect: Effect.ALLOW,
      actions: group.map(({ action }) => action),
      ...(others ? { notResources: [others] } : { resources: [arn ?? []].flat() }),
      conditions: {
        ...conditions?.[on],
        ...(rows ? { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows } } : {}),
        ...(attributes ? { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes } } : {}),
        // What was sealed with a context opens with it alone: a call that names none opens nothing of ours.
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
  throw new Error('A group without a grant.')
}

function toEnvironment(names: readonly Variable[], { variables }: ResourceArns): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].map(name => {
      const value = variables[name]
      if (value === undefined) throw new Error(`The variable ${name} is not known in this stack.`)
      return [name, value]
    }),
  )
}
