import { ArnFormat, CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { getDomain } from '../../shared/domain/email.ts'
import type { Deployment } from '../deployment.ts'

/**
 * Without opens and clicks: recipients are not tracked.
 * @see https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html
 */
const sendingEvents = new Map([
  [EmailSendingEvent.SEND, 'Email Sent'],
  [EmailSendingEvent.DELIVERY, 'Email Delivered'],
  [EmailSendingEvent.DELIVERY_DELAY, 'Email Delivery Delayed'],
  [EmailSendingEvent.BOUNCE, 'Email Bounced'],
  [EmailSendingEvent.COMPLAINT, 'Email Complaint Received'],
  [EmailSendingEvent.REJECT, 'Email Rejected'],
  [EmailSendingEvent.RENDERING_FAILURE, 'Email Rendering Failed'],
])

/** Six times the function's timeout, as Lambda requires. */
const VISIBILITY = Duration.minutes(6)
const TRIES = 5

type Props = {
  deployment: Pick<Deployment, 'name' | 'mail'> & { organisation: Pick<Deployment['organisation'], 'brandName'> }
  /** By DNS (DKIM). Otherwise only the address, for trials. */
  verifyDomain: boolean
}

/** The pool's triggers, which send codes, are created before the mail resources. */
export type MailNames = {
  address: string
  from: string
  identityArn: string
  configurationSetName: string
  configurationSetArn: string
}

export function getMailNames(stack: Stack, { deployment, verifyDomain }: Props): MailNames {
  const { from: address, existingIdentity } = deployment.mail
  const configurationSetName = `${deployment.name}-mail`
  const getArn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: 'ses', resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME })
  return {
    address,
    from: `${deployment.organisation.brandName} <${address}>`,
    identityArn: getArn('identity', existingIdentity ?? (verifyDomain ? getDomain(address) : address)),
    configurationSetName,
    // SES checks both (aws/aws-cdk issue 34402).
    configurationSetArn: getArn('configuration-set', configurationSetName),
  }
}

export class Mail extends Construct {
  readonly names: MailNames
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.names = getMailNames(Stack.of(this), props)
    const set = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: this.names.configurationSetName,
      // A link must not travel in clear text: without TLS the mail bounces.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    // SES has one identity per name, and CloudFormation cannot take over one that exists.
    if (props.deployment.mail.existingIdentity === undefined) this.identity(this.names.address, props.verifyDomain)

    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.queue = new Queue(this, 'News', {
      // Events contain addresses.
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: VISIBILITY,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: TRIES },
    })
    this.publish(set)
  }

  deliverEventsTo(handler: IFunction) {
    // `grantConsumeMessages` allows more than Lambda requires.
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        resources: [this.queue.queueArn],
      }),
    )
    new EventSourceMapping(this, 'Delivery', {
      target: handler,
      eventSourceArn: this.queue.queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
      // Leaves the account's concurrency to calls.
      maxConcurrency: 5,
    })
  }

  private identity(address: string, verifyDomain: boolean) {
    const domain = getDomain(address)
    const identity = new EmailIdentity(this, 'Identity', {
      identity: verifyDomain ? Identity.domain(domain) : Identity.email(address),
      ...(verifyDomain ? { dkimSigning: true } : {}),
      // Events report bounces; SES would mail them to an unread address.
      feedbackForwarding: false,
    })
    if (verifyDomain) {
      for (const [index, { name, value }] of identity.dkimRecords.entries()) {
        const description = `DNS record ${index + 1} of 3 for the verification of ${domain} by SES`
        new CfnOutput(this, `Dkim${index + 1}`, { description, value: `${name} CNAME ${value}` })
      }
    }
  }

  /** Only the default bus is possible; the tag excludes other programs. */
  private publish(set: ConfigurationSet) {
    new ConfigurationSetEventDestination(this, 'Events', {
      configurationSet: set,
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [...sendingEvents.keys()],
    })
    new Rule(this, 'Rule', {
      description: 'Delivery events of Waybill’s mails',
      eventPattern: {
        source: ['aws.ses'],
        detailType: [...sendingEvents.values()],
        detail: { mail: { tags: { 'ses:configuration-set': [set.configurationSetName] } } },
      },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    })
  }
}
