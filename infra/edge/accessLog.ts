import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

/**
 * Without paths, queries and referrers: `/dl/<secret>` is a secret. The pattern distinguishes pages, links, assets and
 * calls.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html
 */
const fields = [
  'timestamp(ms)',
  'x-edge-request-id',
  'x-edge-location',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cache-behavior-path-pattern',
  'c-ip',
  'c-country',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'cs(User-Agent)',
  'cs-bytes',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'ssl-protocol',
  'ssl-cipher',
]

/** CloudFront's logs exist only in us-east-1. */
export class AccessLog extends Construct {
  constructor(scope: Construct, id: string, { distribution, name }: { distribution: IDistribution; name: string }) {
    super(scope, id)
    const logs = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const source = new CfnDeliverySource(this, 'Source', {
      name: `${name}-edge`,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distribution.distributionId}`,
    })
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `${name}-edge`,
      destinationResourceArn: logs.logGroupArn,
      outputFormat: 'json',
    })
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    })
    delivery.addResourceDependency(source)
  }
}
