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
 * What SES tells of a mail, by its names in a configuration set and on EventBridge. Opening and following links are not
 * among them: nobody is watched at reading.
 * @see https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html
 */
const news = new Map([
  [EmailSendingEvent.SEND, 'Email Sent'],
  [EmailSendingEvent.DELIVERY, 'Email Delivered'],
  [EmailSendingEvent.DELIVERY_DELAY, 'Email Delivery Delayed'],
  [EmailSendingEvent.BOUNCE, 'Email Bounced'],
  [EmailSendingEvent.COMPLAINT, 'Email Complaint Received'],
  [EmailSendingEvent.REJECT, 'Email Rejected'],
  [EmailSendingEvent.RENDERING_FAILURE, 'Email Rendering Failed'],
])

/** Six times the function's own time, as Lambda asks of a queue; the function is given one minute. */
const VISIBILITY = Duration.minutes(6)
/** So often is a piece of news tried: what fails for longer than a passing fault is for the operator to see. */
const TRIES = 5

type Props = {
  deployment: Pick<Deployment, 'name' | 'mail'> & { organisation: Pick<Deployment['organisation'], 'brandName'> }
  /** Proves the whole domain by DNS (DKIM). Else the address alone, for trials: its owner confirms a mail of SES. */
  verifyDomain: boolean
}

/** By what mails are sent. Known before it is there: triggers of the user pool are made first, and send codes. */
export type MailNames = {
  /** The sender's address alone, and with the brand's name before it. */
  address: string
  from: string
  identityArn: string
  configurationSetName: string
  configurationSetArn: string
}

export function getMailNames(stack: Stack, { deployment, verifyDomain }: Props): MailNames {
  const { from: address } = deployment.mail
  const configurationSetName = `${deployment.name}-mail`
  const getArn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: 'ses', resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME })
  return {
    address,
    from: `${deployment.organisation.brandName} <${address}>`,
    identityArn: getArn('identity', verifyDomain ? getDomain(address) : address),
    configurationSetName,
    // SES asks for the right to send by the identity and by the configuration set (aws/aws-cdk issue 34402).
    configurationSetArn: getArn('configuration-set', configurationSetName),
  }
}

/** Sends mails, and brings the news of what became of them to a queue. */
export class Mail extends Construct {
  readonly names: MailNames
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.names = getMailNames(Stack.of(this), props)
    const set = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: this.names.configurationSetName,
      // A link must not travel in clear: where no TLS can be had the mail comes back, and its sender is told.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    this.identity(this.names.address, props.verifyDomain)

    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.queue = new Queue(this, 'News', {
      // Addresses stand in it.
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: VISIBILITY,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: TRIES },
    })
    this.publish(set)
  }

  /** Hands the news to a function, ten pieces at a time; those that it names as failed come again, and no others. */
  deliverEventsTo(handler: IFunction) {
    // Named one by one, since `grantConsumeMessages` allows more than Lambda asks for.
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
      // News come in bursts, and none is urgent: calls of people keep their share of the account's functions.
      maxConcurrency: 5,
    })
  }

  private identity(address: string, verifyDomain: boolean) {
    const domain = getDomain(address)
    const identity = new EmailIdentity(this, 'Identity', {
      identity: verifyDomain ? Identity.domain(domain) : Identity.email(address),
      ...(verifyDomain ? { dkimSigning: true } : {}),
      // Bounces come as events; SES would mail them to an address that nobody reads.
      feedbackForwarding: false,
    })
    if (verifyDomain) {
      for (const [index, { name, value }] of identity.dkimRecords.entries()) {
        const description = `DNS record ${index + 1} of 3 that proves ${domain} to SES`
        new CfnOutput(this, `Dkim${index + 1}`, { description, value: `${name} CNAME ${value}` })
      }
    }
  }

  /** SES publishes to the default bus of the account alone; the tag keeps the mails of other programs out. */
  private publish(set: ConfigurationSet) {
    new ConfigurationSetEventDestination(this, 'Events', {
      configurationSet: set,
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [...news.keys()],
    })
    new Rule(this, 'Rule', {
      description: 'What became of the mails of Waybill',
      eventPattern: {
        source: ['aws.ses'],
        detailType: [...news.values()],
        detail: { mail: { tags: { 'ses:configuration-set': [set.configurationSetName] } } },
      },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    })
  }
}
