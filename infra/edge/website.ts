import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { ORIGIN_SECRET_HEADER } from '../../lambdas/aws/functions/variables.ts'
import { RETIRED_TAG } from '../../lambdas/aws/functions/websiteAssets.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { acknowledge } from '../nagSuppressions.ts'
import { filesBesideAssets } from './builtFiles.ts'
import { answerPageCode, requestApiCode, requestPageCode } from './edgeFunctions.ts'
import { Publisher } from './publisher.ts'
import { responseHeaders } from './responseHeaders.ts'

/** Cached, because all callers get the same answer. */
const cachedCalls = ['/api/config', '/api/openapi.json']
const A_MINUTE = Duration.minutes(1)

const requestPages = ['/transfer/request', '/transfer/request/']

type WebsiteProps = {
  webDirectory: string
  apiDomain: string
  originSecret: string
  connect: { page: readonly string[]; download: readonly string[] }
  /** They may frame the add-on view of members' pages. */
  addOnHosts?: readonly string[]
  webAclArn?: string
  domain?: { name: string; certificateArn: string }
  profile: 'small' | 'ha'
  keep: boolean
}

type AddOn = { connect: readonly string[]; addOnHosts: readonly string[] }

export class Website extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution
  readonly origin: string
  readonly publisher: Publisher

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id)
    const { webDirectory, domain, connect, addOnHosts = [] } = props
    this.bucket = this.filesBucket(props.keep)
    const files = this.fileBehaviour()
    const { page, memberPage } = this.asPages(webDirectory, domain?.name, { connect: connect.page, addOnHosts })
    const headers = {
      page: responseHeaders(this, 'page', { connect: connect.page, isCspOpen: addOnHosts.length > 0 }),
      // It continues to members' pages without a reload.
      upload: responseHeaders(this, 'bearerPage', { name: 'upload', connect: connect.page }),
      download: responseHeaders(this, 'bearerPage', { name: 'download', connect: connect.download }),
    }
    const pageWith = (kind: keyof typeof headers) => ({
      ...files,
      functionAssociations: kind === 'page' ? memberPage : page,
      responseHeadersPolicy: headers[kind],
    })
    const api = this.apiBehaviour(props)
    const minuteCache = new CachePolicy(this, 'ForAll', {
      ...{ minTtl: A_MINUTE, defaultTtl: A_MINUTE, maxTtl: A_MINUTE },
      // In the cache's key, because the functions compress.
      ...{ enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true },
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Waybill',
      defaultBehavior: pageWith('page'),
      additionalBehaviors: {
        '/api': api,
        ...Object.fromEntries(cachedCalls.map(path => [path, { ...api, cachePolicy: minuteCache }])),
        '/api/*': api,
        '/assets/*': { ...files, responseHeadersPolicy: responseHeaders(this, 'asset') },
        '/dl/*': pageWith('download'),
        // The first match applies: these pages are for members, the others have a responder's link.
        ...Object.fromEntries(requestPages.map(path => [path, pageWith('page')])),
        '/transfer/*': pageWith('upload'),
        '/drop/*': pageWith('upload'),
        '/unsubscribe/*': pageWith('upload'),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The firewall counts single addresses, of which an IPv6 caller has too many.
      enableIpv6: false,
      // Locations, not viewers.
      priceClass: props.profile === 'ha' ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
      ...(props.webAclArn ? { webAclId: props.webAclArn } : {}),
      // Without a custom domain, CloudFront chooses certificate and TLS.
      ...(domain
        ? {
            domainNames: [domain.name],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }
        : {}),
    })
    acknowledgeFindings(this.distribution, domain !== undefined)
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`
    this.publisher = new Publisher(this, 'Files', {
      webDirectory,
      bucket: this.bucket as IBucket,
      distribution: this.distribution,
    })
  }

  private filesBucket(keep: boolean): Bucket {
    const logs = new Bucket(this, 'AccessLogs', {
      ...secureDefaults(keep),
      lifecycleRules: [{ expiration: Duration.days(400) }],
    })
    return new Bucket(this, 'Bucket', {
      ...secureDefaults(keep),
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
        // Open tabs load scripts of their own release.
        { tagFilters: { [RETIRED_TAG.key]: RETIRED_TAG.value }, expiration: Duration.days(30) },
      ],
      // Logs contain no links: CloudFront requests documents.
      serverAccessLogsBucket: logs as IBucket,
    })
  }

  private fileBehaviour() {
    const origin = S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    // With list access, a missing file is a 404 instead of a 403. The function maps the root to a document, so the list
    // cannot be requested.
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    return {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachedMethods: CachedMethods.CACHE_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    } satisfies BehaviorOptions
  }

  private asPages(webDirectory: string, host: string | undefined, addOn: AddOn) {
    const files = filesBesideAssets(webDirectory)
    const request = this.edgeFunction('RequestPage', requestPageCode({ files, ...(host ? { host } : {}) }))
    const answer = this.edgeFunction('AnswerPage', answerPageCode())
    const csp = securityHeaders('page', addOn.connect, addOn.addOnHosts)['content-security-policy']
    const answerMember =
      addOn.addOnHosts.length > 0 ? this.edgeFunction('AnswerMemberPage', answerPageCode(csp)) : answer
    const toAssociations = (response: EdgeFunction) => [
      { function: request, eventType: FunctionEventType.VIEWER_REQUEST },
      { function: response, eventType: FunctionEventType.VIEWER_RESPONSE },
    ]
    return { page: toAssociations(answer), memberPage: toAssociations(answerMember) }
  }

  private apiBehaviour({ apiDomain, originSecret }: WebsiteProps) {
    const request = this.edgeFunction('RequestApi', requestApiCode())
    return {
      origin: new HttpOrigin(apiDomain, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { [ORIGIN_SECRET_HEADER]: originSecret },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The only policy with Authorization and without the viewer's host. Accept-Encoding reaches the functions, which compress:
      // CloudFront compresses only what it caches.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: responseHeaders(this, 'api'),
      compress: false,
      functionAssociations: [{ function: request, eventType: FunctionEventType.VIEWER_REQUEST }],
    } satisfies BehaviorOptions
  }

  private edgeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) })
  }
}

function acknowledgeFindings(distribution: Distribution, hasDomain: boolean) {
  acknowledge(distribution, 'CFR1', 'Recipients may be in any country.')
  acknowledge(
    distribution,
    'CFR3',
    'Standard logging v2 is used (edge/accessLog.ts), which can omit the paths of links.',
  )
  if (!hasDomain) acknowledge(distribution, 'CFR4', 'Without a custom domain, CloudFront chooses the versions of TLS.')
}

function secureDefaults(keep: boolean): BucketProps {
  return {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !keep,
  }
}
