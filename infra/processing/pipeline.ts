import { ArnFormat, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnEventInvokeConfig, EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { CfnStateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'
import { createDeadLetters } from './deadLetters.ts'

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

/** Six times the function's timeout, as Lambda requires. */
const VISIBILITY = Duration.minutes(6)
const TRIES = 5

type Props = {
  name: string
  functions: (name: string) => IFunction
}

/** Needed before the state machine exists. */
export function getWorkflowArn(stack: Stack, name: string): string {
  const arnFormat = ArnFormat.COLON_RESOURCE_NAME
  return stack.formatArn({ service: 'states', resource: 'stateMachine', resourceName: name, arnFormat })
}

export class Pipeline extends Construct {
  readonly stateMachineArn: string
  readonly deadLetters: readonly Queue[]
  private readonly name: string
  private readonly functions: (name: string) => IFunction

  constructor(scope: Construct, id: string, { name, functions }: Props) {
    super(scope, id)
    this.name = name
    this.functions = functions
    this.stateMachineArn = this.stateMachine()
    this.deadLetters = [this.handleFailures(), this.createSchedules()]
  }

  private stateMachine(): string {
    const called: string[] = []
    const definition = createStateMachine(transferWorkflow, name => {
      const { functionArn } = this.functions(name)
      called.push(functionArn)
      return functionArn
    })
    const logs = new LogGroup(this, 'Logs', {
      // Avoids the size limit of one resource policy.
      logGroupName: `/aws/vendedlogs/states/${this.name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'MachineRole', {
      assumedBy: ownService('states'),
      description: 'Permissions of the workflow of transfers',
      inlinePolicies: {
        call: new PolicyDocument({
          statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: called })],
        }),
        log: new PolicyDocument({ statements: [new PolicyStatement({ actions: logDelivery, resources: ['*'] })] }),
      },
    })
    acknowledgeWildcards(role, ['*'])
    const machine = new CfnStateMachine(this, 'Machine', {
      stateMachineName: this.name,
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
    const scope = new Construct(this, 'Broken')
    const deadLetters = createDeadLetters(scope)
    const queue = new Queue(scope, 'News', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: VISIBILITY,
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: TRIES },
    })
    new Rule(scope, 'Rule', {
      description: 'Workflows of transfers that ended without success',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: { stateMachineArn: [this.stateMachineArn], status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
      },
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
    })
    const handler = this.functions('workflowEnded')
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
      maxConcurrency: 2,
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

type Clock = { rate: string; description: string; deadLetters: Queue }

/** Prevents a confused deputy: https://docs.aws.amazon.com/IAM/latest/UserGuide/confused-deputy.html */
function ownService(name: string) {
  const conditions = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }
  return new ServicePrincipal(`${name}.amazonaws.com`, { conditions })
}
