import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'

type Props = {
  resourceType: `Custom::${string}`
  call: { service: string; action: string; parameters: object }
  permission: { action: string; resource: string }
  physicalId: string
  /** Of the role. */
  description: string
}

/** Sets what CloudFormation has no resource for. Repeated when the parameters change; nothing happens on removal. */
export class AwsCall extends Construct {
  constructor(scope: Construct, id: string, { resourceType, call, permission, physicalId, description }: Props) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const set = { ...call, physicalResourceId: PhysicalResourceId.of(physicalId) }
    const { grantPrincipal } = new AwsCustomResource(this, 'Attributes', {
      resourceType,
      onCreate: set,
      onUpdate: set,
      role: this.role(logGroup, permission, description),
      // The runtime's SDK has the call.
      installLatestAwsSdk: false,
      logGroup,
    })
    const caller = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('AWS679'))
    if (!caller || !grantPrincipal)
      throw new Error('The CDK’s function for calls to AWS has another name in this version.')
    acknowledge(caller, 'L1', 'The CDK selects the runtime of its own function.')
  }

  private role(logs: LogGroup, { action, resource }: Props['permission'], description: string): Role {
    const stream = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: `${logs.logGroupName}:log-stream:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const statements = [
      new PolicyStatement({ actions: [action], resources: [resource] }),
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [stream] }),
    ]
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description,
      inlinePolicies: { set: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }
}
