import { ArnFormat, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, type RuleProps } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import { CfnEventInvokeConfig, EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs'
import { CfnStateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { type Gates, toDeployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { createFileMachine, createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { roomKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'
import { createDeadLetters } from './deadLetters.ts'
import { ownService } from './ownService.ts'
import type { StepTasks } from './stepTasks.ts'

/**
 * These actions have no resource.
 * @see https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html
 */
const logDelivery = [
  'logs:CreateLogDelivery',
  'logs:GetLogDelivery',
  'logs:UpdateLogDelivery',
  'logs:DeleteLogDelivery',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'logs:DescribeResourcePolicies',
  'logs:DescribeLogGroups',
]

type Props = {
  /** Of the workflow of transfers. */
  name: string
  /** Of the early work on single files. */
  fileName: string
  incoming: Pick<Bucket, 'bucketName'>
  released: Pick<Bucket, 'bucketName'>
  functions: (name: string) => IFunction
  /** Counts the executions that read contents. */
  table: TableV2
  /** The most functions that read contents at once. */
  atOnce: number
  gates: Gates
  /** Steps that exceed a function. */
  stepTasks?: StepTasks | undefined
}

/** Needed before the state machine exists. */
export function getWorkflowArn(stack: Stack, name: string): string {
  const arnFormat = ArnFormat.COLON_RESOURCE_NAME
  return stack.formatArn({ service: 'states', resource: 'stateMachine', resourceName: name, arnFormat })
}

export class Pipeline extends Construct {
  readonly stateMachineArn: string
  readonly deadLetters: readonly Queue[]
  private readonly functions: (name: string) => IFunction

  constructor(scope: Construct, id: string, { functions, incoming, released, gates, ...machines }: Props) {
    super(scope, id)
    this.functions = functions
    this.stateMachineArn = this.createMachines(machines, gates)
    this.deadLetters = [
      this.handleFailures(),
      this.createSchedules(),
      this.followUploads(incoming),
      ...(gates.malware === 'guardduty' ? [this.followScans(incoming)] : []),
      ...(gates.secondLook === 'macie' ? [this.followFindings(released)] : []),
    ]
  }

  /** @returns the ARN of the workflow of transfers */
  private createMachines({ name, fileName, table, atOnce, stepTasks }: Machines, gates: Gates): string {
    const called = new Set<string>()
    const getArn = (step: string) => {
      const { functionArn } = this.functions(step)
      called.add(functionArn)
      return functionArn
    }
    const room = { table: table.tableName, ...toRoom(atOnce) }
    const workflow = toDeployedWorkflow(gates)
    const definition = createStateMachine(workflow, getArn, room, stepTasks?.tasks)
    const fileDefinition = createFileMachine(workflow.ofFile, getArn, room, stepTasks?.tasks)
    const logs = new LogGroup(this, 'Logs', {
      // Avoids the size limit of one resource policy.
      logGroupName: `/aws/vendedlogs/states/${name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'MachineRole', {
      assumedBy: ownService('states'),
      description: 'Permissions of the workflows of transfers and files',
      inlinePolicies: {
        call: new PolicyDocument({
          statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [...called] })],
        }),
        count: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['dynamodb:UpdateItem'],
              resources: [table.tableArn],
              conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [roomKey.pk] } },
            }),
          ],
        }),
        ...(stepTasks ? { run: new PolicyDocument({ statements: [...stepTasks.statements] }) } : {}),
        log: new PolicyDocument({ statements: [new PolicyStatement({ actions: logDelivery, resources: ['*'] })] }),
      },
    })
    // Named, not referenced.
    if (stepTasks) role.node.addDependency(stepTasks)
    acknowledgeWildcards(role, ['*', ...(stepTasks?.statements ?? []).flatMap(({ resources }) => resources)])
    this.createMachine('FileMachine', fileName, { definition: fileDefinition, role, logs })
    return this.createMachine('Machine', name, { definition, role, logs })
  }

  private createMachine(id: string, stateMachineName: string, { definition, role, logs }: Machine): string {
    const machine = new CfnStateMachine(this, id, {
      stateMachineName,
      stateMachineType: 'STANDARD',
      definitionString: Stack.of(this).toJsonString(definition),
      roleArn: role.roleArn,
      loggingConfiguration: {
        destinations: [{ cloudWatchLogsLogGroup: { logGroupArn: logs.logGroupArn } }],
        level: 'ERROR',
        includeExecutionData: false,
      },
      tracingConfiguration: { enabled: false },
    })
    acknowledge(
      machine,
      'SF1',
      'The transfers record successes; a log of all executions would cost more than the processing.',
    )
    acknowledge(machine, 'SF2', 'Each step logs the transfer’s id; a trace would add no useful information.')
    return machine.attrArn
  }

  /** For failures that the workflow did not report itself. */
  private handleFailures(): Queue {
    return this.handleEvents(new Construct(this, 'Broken'), 'workflowEnded', {
      description: 'Workflows of transfers that ended without success',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: { stateMachineArn: [this.stateMachineArn], status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
      },
      // Six times the function's timeout, as Lambda requires.
      visibilityTimeout: Duration.minutes(6),
      maxReceiveCount: 5,
      maxConcurrency: 2,
    })
  }

  /** The client reports a file some seconds after its PUT. Until then the message comes again, for ten minutes. */
  private followUploads(incoming: Props['incoming']): Queue {
    return this.handleEvents(new Construct(this, 'Arrivals'), 'fileArrived', {
      description: 'Uploaded files',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [incoming.bucketName] }, reason: ['PutObject', 'CompleteMultipartUpload'] },
      },
      deliveryDelay: Duration.seconds(5),
      visibilityTimeout: Duration.minutes(1),
      maxReceiveCount: 15,
      // A burst of small files waits here, and not for the limits of calls to Step Functions.
      maxConcurrency: 5,
    })
  }

  private followScans(incoming: Props['incoming']): Queue {
    return this.handleEvents(new Construct(this, 'Scans'), 'malwareScanned', {
      description: 'Uploads that GuardDuty has scanned',
      eventPattern: {
        source: ['aws.guardduty'],
        detailType: ['GuardDuty Malware Protection Object Scan Result'],
        detail: { s3ObjectDetails: { bucketName: [incoming.bucketName] } },
      },
      visibilityTimeout: Duration.minutes(6),
      maxReceiveCount: 5,
      maxConcurrency: 5,
    })
  }

  /** Macie also reports on the settings of buckets, and on other buckets and accounts. */
  private followFindings(released: Props['released']): Queue {
    return this.handleEvents(new Construct(this, 'Findings'), 'macieFound', {
      description: 'Released files in which Macie found sensitive data',
      eventPattern: {
        source: ['aws.macie'],
        detailType: ['Macie Finding'],
        account: [Aws.ACCOUNT_ID],
        detail: {
          category: ['CLASSIFICATION'],
          resourcesAffected: { s3Bucket: { name: [released.bucketName] } },
        },
      },
      visibilityTimeout: Duration.minutes(6),
      maxReceiveCount: 5,
      // A day's findings come at once, and no transfer waits for them.
      maxConcurrency: 2,
    })
  }

  /** @returns the dead-letter queue */
  private handleEvents(
    scope: Construct,
    name: string,
    { description, eventPattern, maxReceiveCount, maxConcurrency, ...times }: Events,
  ): Queue {
    const deadLetters = createDeadLetters(scope)
    const queue = new Queue(scope, 'News', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      ...times,
      deadLetterQueue: { queue: deadLetters, maxReceiveCount },
    })
    new Rule(scope, 'Rule', {
      description,
      eventPattern,
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
    })
    const handler = this.functions(name)
    // `grantConsumeMessages` allows more than Lambda requires.
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        resources: [queue.queueArn],
      }),
    )
    new EventSourceMapping(scope, 'Delivery', {
      target: handler,
      eventSourceArn: queue.queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency,
    })
    return deadLetters
  }

  /** The next run repeats a failed one. */
  private createSchedules(): Queue {
    const scope = new Construct(this, 'Sweep')
    const deadLetters = createDeadLetters(scope)
    // Sweeps may overlap: all their changes are conditional.
    this.onSchedule(scope, 'sweep', { rate: '1 minute', description: 'The sweep of transfers', deadLetters })
    const health = new Construct(this, 'Health')
    this.onSchedule(health, 'checkHealth', { rate: '5 minutes', description: 'The canaries', deadLetters })
    const alerts = new Construct(this, 'Alerts')
    this.onSchedule(alerts, 'raiseAlerts', { rate: '1 minute', description: 'The alerts', deadLetters })
    const alertMails = new Construct(this, 'AlertMails')
    this.onSchedule(alertMails, 'mailAlerts', { rate: '1 minute', description: 'The mails with alerts', deadLetters })
    const remind = new Construct(this, 'Remind')
    this.onSchedule(remind, 'remind', { rate: '5 minutes', description: 'The reminders of transfers', deadLetters })
    return deadLetters
  }

  private onSchedule(scope: Construct, name: string, { rate, description, deadLetters }: Clock) {
    const { functionArn, functionName } = this.functions(name)
    const role = new Role(scope, 'Role', {
      assumedBy: ownService('scheduler'),
      description: `Permissions of the schedule of ${name}`,
      inlinePolicies: {
        [name]: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
          ],
        }),
      },
    })
    new CfnSchedule(scope, 'Schedule', {
      description,
      scheduleExpression: `rate(${rate})`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: functionArn,
        roleArn: role.roleArn,
        deadLetterConfig: { arn: deadLetters.queueArn },
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 2 },
      },
    })
    // The next run does the same work.
    new CfnEventInvokeConfig(scope, 'Once', {
      functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 0,
      maximumEventAgeInSeconds: 60,
    })
  }
}

type Events = Required<Pick<RuleProps, 'description' | 'eventPattern'>> &
  Pick<QueueProps, 'deliveryDelay' | 'visibilityTimeout'> & { maxReceiveCount: number; maxConcurrency: number }

type Machines = Omit<Props, 'functions' | 'incoming' | 'released' | 'gates'>
type Machine = { definition: object; role: Role; logs: LogGroup }

type Clock = { rate: string; description: string; deadLetters: Queue }
