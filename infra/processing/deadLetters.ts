import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge } from '../nagSuppressions.ts'

/**
 * Retention is the SQS maximum, 14 days.
 * @param queueName by default CloudFormation chooses it
 */
export function createDeadLetters(scope: Construct, queueName?: string): Queue {
  const queue = new Queue(scope, 'DeadLetters', {
    ...(queueName === undefined ? {} : { queueName }),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  acknowledge(queue, 'SQS3', 'It is itself the dead-letter queue of a queue, a stream or a schedule.')
  return queue
}
