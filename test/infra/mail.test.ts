import { App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, test } from 'vitest'
import { Mail } from '../../infra/processing/mail.ts'

const deployment = {
  name: 'Acme',
  mail: { from: 'no-reply@files.acme.example', fromElsewhere: false },
  organisation: { brandName: 'Acme Files' },
}

function toMail({ verifyDomain = true, ...more }: { verifyDomain?: boolean; existingIdentity?: string } = {}) {
  const stack = new Stack(new App(), 'Pipeline')
  const mail = new Mail(stack, 'Mail', {
    deployment: { ...deployment, mail: { ...deployment.mail, ...more } },
    verifyDomain,
  })
  const runtime = Runtime.NODEJS_24_X
  const handler = new LambdaFunction(stack, 'Handler', {
    runtime,
    handler: 'index.handler',
    code: Code.fromInline('0'),
  })
  mail.deliverEventsTo(handler)
  return { stack, mail, template: Template.fromStack(stack) }
}

function only(template: Template, type: string) {
  const [[name, resource] = ['', {}], ...more] = Object.entries(template.findResources(type))
  expect(more).toEqual([])
  return { name, properties: (resource as { Properties: Record<string, unknown> }).Properties }
}

describe('mails', () => {
  test('have the configured brand as sender, at an address of a domain with DKIM', () => {
    const { mail, template } = toMail()

    expect(mail.names.from).toBe('Acme Files <no-reply@files.acme.example>')
    expect(only(template, 'AWS::SES::EmailIdentity').properties).toMatchObject({
      EmailIdentity: 'files.acme.example',
      DkimAttributes: { SigningEnabled: true },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    })
    expect(Object.keys(template.findOutputs('*'))).toHaveLength(3)
  })

  test('of an identity that exists create none, and its records are not ours', () => {
    const { template } = toMail({ existingIdentity: 'files.acme.example' })

    expect(template.findResources('AWS::SES::EmailIdentity')).toEqual({})
    expect(template.findOutputs('*')).toEqual({})
  })

  test('of a trial come from a verified address', () => {
    const { template } = toMail({ verifyDomain: false })

    const { properties } = only(template, 'AWS::SES::EmailIdentity')
    expect(properties.EmailIdentity).toBe('no-reply@files.acme.example')
    expect(template.findOutputs('*')).toEqual({})
  })

  test('require TLS, are counted, and skip addresses that bounced or complained', () => {
    expect(only(toMail().template, 'AWS::SES::ConfigurationSet').properties).toEqual({
      Name: 'Acme-mail',
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    })
  })
})

describe('mail events', () => {
  test('reach the default bus and from there the queue, for this configuration set only', () => {
    const { template } = toMail()
    const set = { Ref: only(template, 'AWS::SES::ConfigurationSet').name }

    const destination = only(template, 'AWS::SES::ConfigurationSetEventDestination').properties
    expect(destination).toMatchObject({ ConfigurationSetName: set, EventDestination: { Enabled: true } })
    const { MatchingEventTypes, EventBridgeDestination } = destination.EventDestination as Record<string, unknown>
    expect(JSON.stringify(EventBridgeDestination)).toContain(':event-bus/default')
    const rule = only(template, 'AWS::Events::Rule').properties.EventPattern as Record<string, unknown>
    expect(rule).toMatchObject({ detail: { mail: { tags: { 'ses:configuration-set': [set] } } } })
    // No opens or clicks: recipients are not tracked.
    expect(MatchingEventTypes).toEqual([
      'send',
      'delivery',
      'deliveryDelay',
      'bounce',
      'complaint',
      'reject',
      'renderingFailure',
    ])
    expect(rule['detail-type']).toHaveLength(7)
  })

  test('wait encrypted, require TLS, and are kept when they cannot be processed', () => {
    const { stack, mail, template } = toMail()
    const queues = Object.values(template.findResources('AWS::SQS::Queue')).map(({ Properties }) => Properties)

    expect(queues).toHaveLength(2)
    for (const properties of queues) expect(properties.SqsManagedSseEnabled).toBe(true)
    const deadLetters = stack.resolve(mail.deadLetters.queueArn)
    template.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: { deadLetterTargetArn: deadLetters, maxReceiveCount: 5 },
    })
    template.hasResourceProperties('AWS::Events::Rule', {
      Targets: [Match.objectLike({ DeadLetterConfig: { Arn: deadLetters } })],
    })
    for (const queue of [mail.queue, mail.deadLetters]) {
      template.hasResourceProperties('AWS::SQS::QueuePolicy', {
        Queues: [stack.resolve(queue.queueUrl)],
        PolicyDocument: Match.objectLike({
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        }),
      })
    }
  })

  test('reach the function one by one, and the function has only the queue permissions that Lambda needs', () => {
    const { stack, mail, template } = toMail()
    const queue = stack.resolve(mail.queue.queueArn)

    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: queue,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: Match.objectLike({
        Statement: [
          Match.objectLike({
            Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
            Resource: queue,
          }),
        ],
      }),
    })
  })
})
