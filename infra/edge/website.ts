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
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { acknowledge } from '../acknowledge.ts'
import { filesBesideAssets } from './builtFiles.ts'
import { answerPageCode, requestApiCode, requestPageCode } from './edgeFunctions.ts'
import { responseHeaders } from './responseHeaders.ts'
import { WebsiteFiles } from './websiteFiles.ts'

/** Calls that answer everybody the same: nobody makes work, and costs, by asking for them again and again. */
const askedByAll = ['/api/config', '/api/openapi.json']
const A_MINUTE = Duration.minutes(1)

/** The page on which members ask for files; a slash at the end is ignored. */
const requestPages = ['/transfer/request', '/transfer/request/']

type WebsiteProps = {
  /** The built web app. */
  webDirectory: string
  /** The host of the HTTP API. */
  apiDomain: string
  originSecret: string
  /** Origins beside our own that pages may call: those of the app, and that of downloads. */
  connect: { page: readonly string[]; download: readonly string[] }
  /** Origins that may show the add-on view of members' pages in a frame. */
  addOnHosts?: readonly string[]
  webAclArn?: string
  domain?: { name: string; certificateArn: string }
  profile: 'small' | 'ha'
  /** Whether the files stay when the stack goes. */
  keep: boolean
}

type AddOn = { connect: readonly string[]; addOnHosts: readonly string[] }

/** The public side: one distribution before the web app's files and the API. */
export class Website extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution
  /** Where people find the app. */
  readonly origin: string

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id)
    const { webDirectory, domain, connect, addOnHosts = [] } = props
    this.bucket = this.filesBucket(props.keep)
    const files = this.fileBehaviour()
    const { page, memberPage } = this.asPages(webDirectory, domain?.name, { connect: connect.page, addOnHosts })
    const headers = {
      page: responseHeaders(this, 'page', { connect: connect.page, isCspOpen: addOnHosts.length > 0 }),
      // It goes on to pages of members without being loaded anew, and may call what they call.
      upload: responseHeaders(this, 'bearerPage', { name: 'upload', connect: connect.page }),
      download: responseHeaders(this, 'bearerPage', { name: 'download', connect: connect.download }),
    }
    const pageWith = (kind: keyof typeof headers) => ({
      ...files,
      functionAssociations: kind === 'page' ? memberPage : page,
      responseHeadersPolicy: headers[kind],
    })
    const api = this.apiBehaviour(props)
    const forAll = new CachePolicy(this, 'ForAll', { minTtl: A_MINUTE, defaultTtl: A_MINUTE, maxTtl: A_MINUTE })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Waybill',
      defaultBehavior: pageWith('page'),
      additionalBehaviors: {
        '/api': api,
        ...Object.fromEntries(askedByAll.map(path => [path, { ...api, cachePolicy: forAll }])),
        '/api/*': api,
        '/assets/*': { ...files, responseHeadersPolicy: responseHeaders(this, 'asset') },
        '/dl/*': pageWith('download'),
        // CloudFront takes the first that fits: this one is a member's, and the others hold a responder's link.
        ...Object.fromEntries(requestPages.map(path => [path, pageWith('page')])),
        '/transfer/*': pageWith('upload'),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The firewall counts each address of IPv6 by itself, and everybody has more of them than it can count.
      enableIpv6: false,
      // The class sets whose places serve, not who is served.
      priceClass: props.profile === 'ha' ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
      ...(props.webAclArn ? { webAclId: props.webAclArn } : {}),
      // Without a domain of one's own it is CloudFront's certificate, and CloudFront's choice of TLS.
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
    new WebsiteFiles(this, 'Files', { webDirectory, bucket: this.bucket as IBucket, distribution: this.distribution })
  }

  private filesBucket(keep: boolean): Bucket {
    const logs = new Bucket(this, 'AccessLogs', {
      ...safe(keep),
      lifecycleRules: [{ expiration: Duration.days(400) }],
    })
    return new Bucket(this, 'Bucket', {
      ...safe(keep),
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // They can tell of no link: the bucket is asked for documents, never for the paths of pages.
      serverAccessLogsBucket: logs as IBucket,
    })
  }

  private fileBehaviour() {
    const origin = S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    // To list is what makes an absent file a 404 instead of a 403. The list itself cannot be asked for: the root is a
    // page like all others, and the function gives it a document.
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

  /** The functions of pages, and those of members' pages, of which listed hosts may frame the add-on view. */
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
      // The one policy that lets Authorization through and leaves the API the host by which it is found.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: responseHeaders(this, 'api'),
      compress: true,
      functionAssociations: [{ function: request, eventType: FunctionEventType.VIEWER_REQUEST }],
    } satisfies BehaviorOptions
  }

  private edgeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) })
  }
}

function acknowledgeFindings(distribution: Distribution, hasDomain: boolean) {
  acknowledge(distribution, 'CFR1', 'Recipients of a file may be anywhere.')
  acknowledge(
    distribution,
    'CFR3',
    'The access log is the newer one (edge/accessLog.ts), which can leave out the paths of links.',
  )
  if (!hasDomain)
    acknowledge(distribution, 'CFR4', 'Without a domain of one’s own, CloudFront alone chooses the versions of TLS.')
}

function safe(keep: boolean): BucketProps {
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
