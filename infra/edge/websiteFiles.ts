import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { pages, toDocument } from '../../shared/domain/pages.ts'
import { acknowledge } from '../nagSuppressions.ts'
import { type FileGroup, fileGroups } from './builtFiles.ts'
import type { Website } from './website.ts'

type FilesProps = {
  webDirectory: string
  website: Website
  /** Retires the assets of earlier builds. */
  retireAssets: IFunction
}

/**
 * Assets of earlier builds remain for open tabs: 30 days from the build that no longer names them. CloudFront
 * compresses, so compressed copies are omitted: measured, the largest chunk is 95 KB instead of 87, and all together a
 * tenth larger. The copies would need a function for every asset.
 */
export class WebsiteFiles extends Construct {
  constructor(scope: Construct, id: string, { webDirectory, website, retireAssets }: FilesProps) {
    super(scope, id)
    const { before, documents, assets } = fileGroups(webDirectory)
    const earlier = before.map(group => this.deploy(group, website))
    // No page may refer to missing scripts.
    const last = this.deploy(documents, website, changedPaths(documents))
    last.node.addDependency(...earlier)
    const retirement = new CustomResource(this, 'Retirement', {
      resourceType: 'Custom::RetiredAssets',
      serviceToken: retireAssets.functionArn,
      serviceTimeout: Duration.minutes(6),
      properties: { Assets: assets },
    })
    retirement.node.addDependency(last)

    const lambda = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
    if (!lambda) throw new Error('The CDK’s function for uploads has another name in this version.')
    acknowledge(lambda, 'L1', 'The CDK selects the runtime of its own function.')
  }

  private deploy(group: FileGroup, { bucket, distribution, publisher }: Website, changed?: string[]): BucketDeployment {
    const { name, include, type, cache, metadata } = group
    const { build, role, logs } = publisher
    return new BucketDeployment(this, name.replace(/[^a-zA-Z]/g, ''), {
      sources: [Source.bucket(build.bucket, build.s3ObjectKey)],
      destinationBucket: bucket as IBucket,
      exclude: ['*'],
      include: [...include],
      prune: false,
      contentType: type,
      cacheControl: [CacheControl.fromString(cache)],
      role,
      logGroup: logs,
      ...(metadata ? { metadata } : {}),
      ...(changed ? { distribution, distributionPaths: changed } : {}),
    })
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
