import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { pages, toDocument } from '../../shared/domain/pages.ts'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'
import { type FileGroup, fileGroups } from './builtFiles.ts'

type FilesProps = { webDirectory: string; bucket: IBucket; distribution: Distribution }

/**
 * Files of earlier builds remain for open tabs. CloudFront compresses, so compressed copies are omitted: measured, the
 * largest chunk is 95 KB instead of 87, and all together a tenth larger. The copies would need a function for every
 * asset.
 */
export class WebsiteFiles extends Construct {
  private readonly build: Asset
  private readonly logs: LogGroup
  private readonly role: IRole

  constructor(scope: Construct, id: string, props: FilesProps) {
    super(scope, id)
    const { before, documents } = fileGroups(props.webDirectory)
    this.build = new Asset(this, 'Build', { path: props.webDirectory, exclude: ['**/*.br', '**/*.gz', '.*'] })
    this.logs = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.role = this.publisher(props)

    const earlier = before.map(group => this.deploy(group, props))
    // No page may refer to missing scripts.
    const last = this.deploy(documents, props, changedPaths(documents))
    last.node.addDependency(...earlier)

    const lambda = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
    if (!lambda) throw new Error('The CDK’s function for uploads has another name in this version.')
    acknowledge(lambda, 'L1', 'The CDK selects the runtime of its own function.')
  }

  private deploy(group: FileGroup, { bucket, distribution }: FilesProps, changed?: string[]): BucketDeployment {
    const { name, include, type, cache, metadata } = group
    return new BucketDeployment(this, name.replace(/[^a-zA-Z]/g, ''), {
      sources: [Source.bucket(this.build.bucket, this.build.s3ObjectKey)],
      destinationBucket: bucket,
      exclude: ['*'],
      include: [...include],
      prune: false,
      contentType: type,
      cacheControl: [CacheControl.fromString(cache)],
      role: this.role,
      logGroup: this.logs,
      ...(metadata ? { metadata } : {}),
      ...(changed ? { distribution, distributionPaths: changed } : {}),
    })
  }

  /** The CDK's own role could also delete files. */
  private publisher({ bucket, distribution }: FilesProps): IRole {
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
    return role.withoutPolicyUpdates()
  }
}

/**
 * AWS recommends to invalidate the viewer's path besides the function's.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-specifying-objects.html
 */
function changedPaths({ include }: FileGroup): string[] {
  const viewerPaths = Object.values(pages).map(({ path }) => path.replace(/:.*$/, '*'))
  return [...include, toDocument(undefined)].map(document => `/${document}`).concat(viewerPaths)
}
