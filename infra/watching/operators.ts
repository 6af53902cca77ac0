import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { IAlarmAction } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'

/** For alarms of one region. */
export class Operators extends Construct {
  readonly topic: Topic
  readonly action: IAlarmAction

  constructor(scope: Construct, id: string, { name, email }: { name: string; email: string }) {
    super(scope, id)
    const { account } = Stack.of(this)
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com')
    // CloudWatch cannot use the AWS managed key of SNS.
    // https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html#compatibility-with-aws-services
    const key = new Key(this, 'Key', { description: 'Encrypts alarms for the operators', enableKeyRotation: true })
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudWatch],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    )
    this.topic = new Topic(this, 'Topic', { displayName: `${name} operators`, masterKey: key, enforceSSL: true })
    // A custom policy replaces the default one.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': getAlarmsArn(this) } },
      }),
    )
    this.topic.addSubscription(new EmailSubscription(email))
    this.action = new SnsAction(this.topic)
  }
}

function getAlarmsArn(scope: Construct): string {
  return Stack.of(scope).formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
}
