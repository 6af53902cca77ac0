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
import { acknowledge, acknowledgeWildcards } from '../acknowledge.ts'
import { createDeadLetters } from './deadLetters.ts'

/**
 * What Step Functions needs to deliver its logs; none of these actions knows a resource.
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

/** Six times the function's own minute, as Lambda asks of a queue. */
const VISIBILITY = Duration.minutes(6)
const TRIES = 5

type Props = {
  /** Of the state machine: others know it by its name alone. */
  name: string
  functions: (name: string) => IFunction
}

/** Known before the machine is there: the sweep, which starts it, is made with it. */
export function getWorkflowArn(stack: Stack, name: string): string {
  const arnFormat = ArnFormat.COLON_RESOURCE_NAME
  return stack.formatArn({ service: 'states', resource: 'stateMachine', resourceName: name, arnFormat })
}

/** The workflow of transfers, who hears when one breaks off, and what goes over all of them by the clock. */
export class Pipeline extends Construct {
  readonly stateMachineArn: string
  /** What could not be handled. */
  readonly deadLetters: readonly Queue[]
  private readonly name: string
  private readonly functions: (name: string) => IFunction

  constructor(scope: Construct, id: string, { name, functions }: Props) {
    super(scope, id)
    this.name = name
    this.functions = functions
    this.stateMachineArn = this.stateMachine()
    this.deadLetters = [this.hearOfBroken(), this.goByTheClock()]
  }

  private stateMachine(): string {
    const called: string[] = []
    const definition = createStateMachine(transferWorkflow, name => {
      const { functionArn } = this.functions(name)
      called.push(functionArn)
      return functionArn
    })
    const logs = new LogGroup(this, 'Logs', {
      // Under this prefix deliveries do not add up in one resource policy, which has a limit.
      logGroupName: `/aws/vendedlogs/states/${this.name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'MachineRole', {
      assumedBy: ownService('states'),
      description: 'What the workflow of transfers may do',
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
      'What goes well is told by the transfers themselves; a log of all would cost more than the work.',
    )
    acknowledge(
      machine,
      'SF2',
      'Each step has its own log line with the transfer’s id; a trace would add what nobody reads.',
    )
    return machine.attrArn
  }

  /** Every end but success: most were told by the workflow itself, and those that were not are told now. */
  private hearOfBroken(): Queue {
    const scope = new Construct(this, 'Broken')
    const deadLetters = createDeadLetters(scope)
    const broken = new Queue(scope, 'News', {
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
      targets: [new SqsQueue(broken, { deadLetterQueue: deadLetters })],
    })
    const handler = this.functions('workflowEnded')
    // Named one by one, since `grantConsumeMessages` allows more than Lambda asks for.
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        resources: [broken.queueArn],
      }),
    )
    new EventSourceMapping(scope, 'Delivery', {
      target: handler,
      eventSourceArn: broken.queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency: 2,
    })
    return deadLetters
  }

  /** What could not be begun lies in one place, whichever it was: the next one makes up for it. */
  private goByTheClock(): Queue {
    const scope = new Construct(this, 'Sweep')
    const deadLetters = createDeadLetters(scope)
    // Two may be at work at once, when one takes longer than that: every change of theirs is conditional.
    this.onSchedule(scope, 'sweep', { rate: '1 minute', description: 'The sweep of transfers', deadLetters })
    const remind = new Construct(this, 'Remind')
    this.onSchedule(remind, 'remind', { rate: '5 minutes', description: 'The reminders of transfers', deadLetters })
    return deadLetters
  }

  private onSchedule(scope: Construct, name: string, { rate, description, deadLetters }: Clock) {
    const { functionArn, functionName } = this.functions(name)
    const role = new Role(scope, 'Role', {
      assumedBy: ownService('scheduler'),
      description: `What the clock of ${name} may do`,
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
    // One that failed is not repeated: the next does the same, and repeats would only pile up.
    new CfnEventInvokeConfig(scope, 'Once', {
      functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 0,
      maximumEventAgeInSeconds: 60,
    })
  }
}

type Clock = { rate: string; description: string; deadLetters: Queue }

/** The service, when it acts for this account: https://docs.aws.amazon.com/IAM/latest/UserGuide/confused-deputy.html */
function ownService(name: string) {
  const conditions = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }
  return new ServicePrincipal(`${name}.amazonaws.com`, { conditions })
}
