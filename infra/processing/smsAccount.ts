import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'

/**
 * CloudFormation has no resource for the limit. No delivery logs: each line would contain a phone.
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
      // The runtime's SDK has the call.
      installLatestAwsSdk: false,
      logGroup,
    })
    const caller = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('AWS679'))
    if (!caller || !grantPrincipal)
      throw new Error('The CDK’s function for calls to AWS has another name in this version.')
    acknowledge(caller, 'L1', 'The CDK selects the runtime of its own function.')
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
      description: 'Sets the limit of SMS',
      inlinePolicies: { set: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }
}
