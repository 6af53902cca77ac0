import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import { Construct } from 'constructs'
import { acknowledgeWildcards } from '../nagSuppressions.ts'

type Props = { webDirectory: string; bucket: IBucket; distribution: Distribution }

/** The build of the web app, and the role that uploads it: in the stack of the bucket, which the role names. */
export class Publisher extends Construct {
  readonly build: Asset
  readonly logs: LogGroup
  /** The CDK's own role could also delete files. */
  readonly role: IRole

  constructor(scope: Construct, id: string, { webDirectory, bucket, distribution }: Props) {
    super(scope, id)
    this.build = new Asset(this, 'Build', { path: webDirectory, exclude: ['**/*.br', '**/*.gz', '.*'] })
    this.logs = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const allow = (actions: string[], resource: string) => new PolicyStatement({ actions, resources: [resource] })
    const stream = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: `${this.logs.logGroupName}:log-stream:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const statements = [
      // Any build: a changed role is effective too late for a new one.
      allow(['s3:GetObject'], this.build.bucket.arnForObjects('*')),
      allow(['s3:ListBucket'], bucket.bucketArn),
      allow(['s3:PutObject'], bucket.arnForObjects('*')),
      allow(['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], distribution.distributionArn),
      allow(['logs:CreateLogStream', 'logs:PutLogEvents'], stream),
    ]
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'Uploads the web app to its bucket',
      inlinePolicies: { publish: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    this.role = role.withoutPolicyUpdates()
  }
}
