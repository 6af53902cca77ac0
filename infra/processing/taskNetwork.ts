import { Fn, Stack } from 'aws-cdk-lib'
import {
  CfnInternetGateway,
  CfnRoute,
  CfnRouteTable,
  CfnSecurityGroup,
  CfnSubnet,
  CfnSubnetRouteTableAssociation,
  CfnVPC,
  CfnVPCEndpoint,
  CfnVPCGatewayAttachment,
} from 'aws-cdk-lib/aws-ec2'
import { Construct } from 'constructs'
import { acknowledge } from '../nagSuppressions.ts'

const ANYWHERE = '0.0.0.0/0'
const SUBNETS = ['10.0.0.0/25', '10.0.0.128/25']

/**
 * Two public subnets that nothing can reach from outside, each in its own zone, because one may lack capacity. Contents and records go
 * through the free gateways of S3 and DynamoDB. A NAT gateway would cost by the hour without use, and so would endpoints of the other
 * services.
 */
export class TaskNetwork extends Construct {
  readonly subnets: readonly string[]
  readonly securityGroup: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const vpc = new CfnVPC(this, 'Vpc', { cidrBlock: '10.0.0.0/24', enableDnsHostnames: true, enableDnsSupport: true })
    const vpcId = vpc.attrVpcId
    acknowledge(vpc, 'VPC7', 'No one can connect to a task; its calls are in CloudTrail and in its log.')
    const gateway = new CfnInternetGateway(this, 'Gateway')
    const attachment = new CfnVPCGatewayAttachment(this, 'Attachment', { vpcId, internetGatewayId: gateway.ref })
    const routes = new CfnRouteTable(this, 'Routes', { vpcId })
    new CfnRoute(this, 'Internet', {
      routeTableId: routes.ref,
      destinationCidrBlock: ANYWHERE,
      gatewayId: gateway.ref,
    }).addResourceDependency(attachment)
    this.subnets = SUBNETS.map((cidrBlock, index) => {
      // Of the region: the names of its zones differ between accounts.
      const availabilityZone = Fn.select(index, Fn.getAzs())
      const subnet = new CfnSubnet(this, `Subnet${index}`, { vpcId, cidrBlock, availabilityZone })
      new CfnSubnetRouteTableAssociation(this, `Association${index}`, {
        subnetId: subnet.ref,
        routeTableId: routes.ref,
      })
      return subnet.ref
    })
    for (const service of ['s3', 'dynamodb']) {
      new CfnVPCEndpoint(this, service, {
        vpcId,
        vpcEndpointType: 'Gateway',
        serviceName: `com.amazonaws.${Stack.of(this).region}.${service}`,
        routeTableIds: [routes.ref],
      })
    }
    const group = new CfnSecurityGroup(this, 'Group', {
      vpcId,
      groupDescription: 'Tasks of steps: no connection from outside, and HTTPS to services',
      securityGroupEgress: [
        { ipProtocol: 'tcp', fromPort: 443, toPort: 443, cidrIp: ANYWHERE, description: 'HTTPS to services' },
      ],
    })
    this.securityGroup = group.attrGroupId
  }
}
