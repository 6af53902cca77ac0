import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { acknowledge, acknowledgeWildcards } from '../acknowledge.ts'

/**
 * What the account may spend on SMS in a month of this region, beyond which SNS sends none; CloudFormation has no
 * resource for it. There is no log of deliveries: each of its lines would hold a phone.
 * @see https://docs.aws.amazon.com/sns/latest/api/API_SetSMSAttributes.html
 */
export class SmsAccount extends Construct {
  constructor(scope: Construct, id: string, { monthlySpendLimitUsd }: { monthlySpendLimitUsd: number }) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const attributes = { MonthlySpendLimit: String(monthlySpendLimitUsd), DefaultSMSType: 'Transactional' }
    const set = {
      service: 'SNS',
      action: 'setSMSAttributes',
      parameters: { attributes },
      physicalResourceId: PhysicalResourceId.of('sms-attributes'),
    }
    const { grantPrincipal } = new AwsCustomResource(this, 'Attributes', {
      resourceType: 'Custom::SmsAttributes',
      onCreate: set,
      onUpdate: set,
      role: this.role(logGroup),
      // The one of the runtime knows the call, and nothing is fetched from elsewhere.
      installLatestAwsSdk: false,
      logGroup,
    })
    const caller = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('AWS679'))
    if (!caller || !grantPrincipal) throw new Error('The CDK makes its function for calls to AWS under another name.')
    acknowledge(caller, 'L1', 'The runtime of this function is chosen by the CDK, which brings its code.')
  }

  private role(logs: LogGroup): Role {
    const stream = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: `${logs.logGroupName}:log-stream:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const statements = [
      new PolicyStatement({ actions: ['sns:SetSMSAttributes'], resources: ['*'] }),
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [stream] }),
    ]
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'What setting the limit of SMS takes',
      inlinePolicies: { set: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }
}
