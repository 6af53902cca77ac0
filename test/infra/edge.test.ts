import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, test } from 'vitest'
import { AccessLog } from '../../infra/edge/accessLog.ts'
import { Firewall } from '../../infra/edge/firewall.ts'
import { Website } from '../../infra/edge/website.ts'
import { WebsiteFiles } from '../../infra/edge/websiteFiles.ts'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { type ResponseKind, securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { smallWebsite } from '../harness/website.ts'

// biome-ignore lint/suspicious/noExplicitAny: template properties have no common type
type Properties = Record<string, any>

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'cdk.json'), 'utf8'))
const connect = {
  page: ['https://incoming.example', 'https://signin.example'],
  download: ['https://released.example'],
}
const retireAssetsArn = 'arn:aws:lambda:eu-central-1:111122223333:function:retireAssets'
const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/waybill/1'
const domain = {
  name: 'files.acme.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
}

type Choice = {
  domain?: typeof domain
  keep?: boolean
  webDirectory?: string
  profile?: 'small' | 'ha'
  addOnHosts?: readonly string[]
}

function createWebsite({ keep = true, webDirectory = smallWebsite(), profile = 'small', ...more }: Choice = {}) {
  const stack = new Stack(new App({ context }), 'Edge', { env: { region: 'eu-central-1' } })
  const website = new Website(stack, 'Website', {
    ...{ webDirectory, connect, webAclArn, keep, profile, ...more },
    apiDomain: 'abc123.execute-api.eu-central-1.amazonaws.com',
    originSecret: 'a secret of the origin',
  })
  const retireAssets = LambdaFunction.fromFunctionArn(stack, 'RetireAssets', retireAssetsArn)
  new WebsiteFiles(stack, 'Files', { webDirectory, website, retireAssets })
  new AccessLog(stack, 'AccessLog', { distribution: website.distribution, name: 'waybill' })
  const template = Template.fromStack(stack)
  const ofType = (type: string) =>
    Object.values(template.findResources(type)).map(found => found.Properties as Properties)
  const distribution: Properties = ofType('AWS::CloudFront::Distribution')[0]?.DistributionConfig
  return {
    website,
    template,
    ofType,
    distribution,
    behaviours: [{ ...distribution.DefaultCacheBehavior, PathPattern: 'default' }, ...distribution.CacheBehaviors],
    resource: (reference: { Ref: string }): Properties => template.toJSON().Resources[reference.Ref].Properties,
  }
}

const directory = smallWebsite()
const askedByAll = ['/api/config', '/api/openapi.json']
const edge = createWebsite({ webDirectory: directory })
const behaviour = (pattern: string): Properties =>
  edge.behaviours.find(({ PathPattern }) => PathPattern === pattern) ?? {}

describe('the distribution', () => {
  test('has the firewall and all current protocols, and is the only one', () => {
    expect(edge.ofType('AWS::CloudFront::Distribution')).toHaveLength(1)
    expect(edge.distribution).toMatchObject({ WebACLId: webAclArn, HttpVersion: 'http2and3' })
    // The firewall counts by address, and an IPv6 client has too many.
    expect(edge.distribution.IPV6Enabled).toBe(false)
  })

  test('redirects every request to TLS, and compresses every file', () => {
    for (const { PathPattern, ViewerProtocolPolicy, Compress } of edge.behaviours) {
      const isFile = !PathPattern.startsWith('/api')
      expect([PathPattern, ViewerProtocolPolicy, Compress]).toEqual([PathPattern, 'redirect-to-https', isFile])
    }
  })

  test('has no custom error response, because it would replace API refusals', () => {
    expect(edge.distribution).not.toHaveProperty('CustomErrorResponses')
    expect(edge.distribution).not.toHaveProperty('DefaultRootObject')
  })

  test('has its own or a configured domain name, on TLS 1.2 or later', () => {
    const named = createWebsite({ domain })

    expect(edge.website.origin).toMatch(/^https:\/\/\$\{Token/)
    expect(named.website.origin).toBe('https://files.acme.example')
    expect(named.distribution.Aliases).toEqual(['files.acme.example'])
    expect(named.distribution.ViewerCertificate).toMatchObject({
      AcmCertificateArn: domain.certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    })
  })

  test('serves from all locations in the profile ha', () => {
    expect(edge.distribution.PriceClass).toBe('PriceClass_100')
    expect(createWebsite({ profile: 'ha' }).distribution.PriceClass).toBe('PriceClass_All')
  })
})

describe('an API call', () => {
  const origin = (pattern: string): Properties =>
    edge.distribution.Origins.find(({ Id }: Properties) => Id === behaviour(pattern).TargetOriginId)

  test.each(['/api', ...askedByAll, '/api/*'])('reaches the API over TLS only, with the origin secret: %s', pattern => {
    expect(origin(pattern)).toMatchObject({
      DomainName: 'abc123.execute-api.eu-central-1.amazonaws.com',
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 'a secret of the origin' }],
    })
  })

  test.each(askedByAll)(
    'is cached for a minute by path only, if its response is the same for all callers: %s',
    path => {
      const { CachePolicyConfig: kept } = edge.resource(behaviour(path).CachePolicyId)

      expect([kept.MinTTL, kept.DefaultTTL, kept.MaxTTL]).toEqual([60, 60, 60])
      expect(kept.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        // The functions compress: a caller that accepts no coding must not get another's copy.
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      })
    },
  )

  test.each(['/api', '/api/*'])('is forwarded in full and not cached: %s', pattern => {
    const { AllowedMethods, CachePolicyId, OriginRequestPolicyId } = behaviour(pattern)

    expect([...AllowedMethods].sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])
    // AWS: CachingDisabled, AllViewerExceptHostHeader.
    expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    expect(OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac')
  })

  test('passes a function that removes its prefix, as no other request does', () => {
    const getFunctions = ({ FunctionAssociations = [] }: Properties) =>
      FunctionAssociations.map(({ EventType, FunctionARN }: Properties) => [EventType, FunctionARN['Fn::GetAtt'][0]])
    const found = Object.fromEntries(edge.behaviours.map(each => [each.PathPattern, getFunctions(each)]))

    const page = [
      ['viewer-request', expect.stringContaining('RequestPage')],
      ['viewer-response', expect.stringContaining('AnswerPage')],
    ]
    const call = [['viewer-request', expect.stringContaining('RequestApi')]]
    expect(found).toEqual({
      default: page,
      '/dl/*': page,
      '/transfer/request': page,
      '/transfer/request/': page,
      '/transfer/*': page,
      '/drop/*': page,
      '/unsubscribe/*': page,
      '/assets/*': [],
      '/api': call,
      '/api/*': call,
      ...Object.fromEntries(askedByAll.map(path => [path, call])),
    })
  })

  test('carries the origin secret to the API, never to the bucket', () => {
    expect(origin('default')).not.toHaveProperty('OriginCustomHeaders')
    expect(JSON.stringify(edge.template.toJSON()).split('a secret of the origin')).toHaveLength(2)
  })
})

describe('the static files', () => {
  test.each(['default', '/dl/*', '/transfer/*', '/drop/*', '/unsubscribe/*', '/assets/*'])(
    'are read-only, and cached by path only: %s',
    pattern => {
      const { AllowedMethods, CachePolicyId, OriginRequestPolicyId } = behaviour(pattern)

      expect(AllowedMethods).toEqual(['GET', 'HEAD'])
      // AWS: CachingOptimized. No header, cookie or query reaches the bucket or its logs.
      expect(CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6')
      expect(OriginRequestPolicyId).toBeUndefined()
    },
  )

  test('are in a bucket that only this distribution may read, with signed requests', () => {
    const [control] = edge.ofType('AWS::CloudFront::OriginAccessControl')
    const policies = edge.ofType('AWS::S3::BucketPolicy').flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    const allowed = policies.filter(
      ({ Effect, Principal }) => Effect === 'Allow' && Principal.Service !== 'logging.s3.amazonaws.com',
    )

    expect(control?.OriginAccessControlConfig).toMatchObject({ SigningBehavior: 'always', SigningProtocol: 'sigv4' })
    expect(allowed).toHaveLength(1)
    expect(allowed[0]).toMatchObject({
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
    })
    expect(JSON.stringify(allowed[0].Condition)).toContain('WebsiteDistribution')
  })

  test('are in private buckets that require TLS', () => {
    const buckets = edge.ofType('AWS::S3::Bucket')
    expect(buckets).toHaveLength(2)

    for (const { PublicAccessBlockConfiguration, BucketEncryption } of buckets) {
      expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
      expect(BucketEncryption).toBeDefined()
    }
    for (const { PolicyDocument } of edge.ofType('AWS::S3::BucketPolicy')) {
      expect(PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      )
    }
    expect(buckets.filter(({ VersioningConfiguration }) => VersioningConfiguration?.Status === 'Enabled')).toHaveLength(
      1,
    )
  })

  test('are retained or deleted with the stack, as configured', () => {
    const policies = (keep: boolean) =>
      Object.values(createWebsite({ keep }).template.findResources('AWS::S3::Bucket')).map(
        found => found.DeletionPolicy,
      )

    expect(policies(true)).toEqual(['Retain', 'Retain'])
    expect(policies(false)).toEqual(['Delete', 'Delete'])
  })
})

describe('the headers of a response', () => {
  const kinds: [string, Exclude<ResponseKind, 'file'>, readonly string[]][] = [
    ['default', 'page', connect.page],
    ['/dl/*', 'bearerPage', connect.download],
    ['/transfer/request', 'page', connect.page],
    ['/transfer/*', 'bearerPage', connect.page],
    ['/drop/*', 'bearerPage', connect.page],
    ['/unsubscribe/*', 'bearerPage', connect.page],
    ['/assets/*', 'asset', []],
    ['/api', 'api', []],
    ['/api/*', 'api', []],
  ]

  test.each(kinds)('match on %s those of %s on the other host', (pattern, kind, origins) => {
    const { ResponseHeadersPolicyConfig } = edge.resource(behaviour(pattern).ResponseHeadersPolicyId)
    const expected = securityHeaders(kind, origins)
    // The asset sets cache-control, so that a missing one is not cached; see below.
    if (kind === 'asset') delete expected['cache-control']

    expect(toHeaders(ResponseHeadersPolicyConfig)).toEqual(expected)
  })

  test('match those of a member’s page on request pages, which CloudFront matches before upload links', () => {
    const patterns = edge.behaviours.map(({ PathPattern }) => PathPattern)

    for (const path of ['/transfer/request', '/transfer/request/']) {
      expect(patterns.indexOf(path)).toBeGreaterThan(-1)
      expect(patterns.indexOf(path)).toBeLessThan(patterns.indexOf('/transfer/*'))
    }
  })

  test.each(kinds)('replace on %s those of the origin', pattern => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = edge.resource(behaviour(pattern).ResponseHeadersPolicyId)
      .ResponseHeadersPolicyConfig as Properties
    const all: Properties[] = [...Object.values<Properties>(SecurityHeadersConfig), ...CustomHeadersConfig.Items]

    expect(all.map(({ Override }) => Override)).toEqual(all.map(() => true))
  })
})

test("point 15: with hosts for the add-on view, a function allows frames on members' pages only", () => {
  const addOnHosts = ['https://mail.acme.example']
  const opened = createWebsite({ addOnHosts })
  const getCode = (pattern: string) => {
    const found = opened.behaviours.find(({ PathPattern }) => PathPattern === pattern)
    const response = found.FunctionAssociations.find(({ EventType }: Properties) => EventType === 'viewer-response')
    return JSON.stringify(opened.resource({ Ref: response.FunctionARN['Fn::GetAtt'][0] }).FunctionCode)
  }

  for (const pattern of ['default', '/transfer/request'])
    expect(getCode(pattern)).toContain(`frame-ancestors ${addOnHosts[0]}`)
  for (const pattern of ['/transfer/*', '/drop/*', '/unsubscribe/*', '/dl/*'])
    expect(getCode(pattern)).not.toContain('frame-ancestors')
  // Without the function, the policy of every page still forbids frames.
  for (const pattern of ['default', '/transfer/*', '/dl/*']) {
    const found = opened.behaviours.find(({ PathPattern }) => PathPattern === pattern)
    const headers = toHeaders(opened.resource(found.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  }
})

function toHeaders({ SecurityHeadersConfig, CustomHeadersConfig }: Properties): Record<string, string> {
  const { StrictTransportSecurity: transport, ...security } = SecurityHeadersConfig
  const custom = CustomHeadersConfig.Items.map(({ Header, Value }: Properties) => [Header, Value])
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'x-frame-options': security.FrameOptions.FrameOption,
    ...(security.ContentTypeOptions ? { 'x-content-type-options': 'nosniff' } : {}),
    'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
    ...Object.fromEntries(custom),
  }
}

describe('a deployment of the web app', () => {
  const deployments = edge.ofType('Custom::CDKBucketDeployment')
  const toDeployment = (file: string): Properties =>
    deployments.find(({ Include }) => Include.includes(file)) ?? { SystemMetadata: {} }

  test('keeps the files of earlier builds for open tabs', () => {
    for (const { Prune, Exclude } of deployments) expect([Prune, Exclude]).toEqual([false, ['*']])
  })

  test('retires the assets that it does not name, after its documents; S3 deletes them 30 days later', () => {
    const [retirement] = Object.values(edge.template.findResources('Custom::RetiredAssets'))
    const [id] = Object.entries(edge.template.findResources('Custom::CDKBucketDeployment')).find(
      ([, { Properties }]) => 'DistributionId' in Properties,
    ) ?? ['']

    expect(retirement?.DependsOn).toContain(id)
    expect(retirement?.Properties).toMatchObject({ ServiceToken: retireAssetsArn })
    expect(retirement?.Properties.Assets.toSorted()).toEqual(
      readdirSync(join(directory, 'assets')).filter(name => !/\.(br|gz)$/.test(name)),
    )
    const rules = edge
      .ofType('AWS::S3::Bucket')
      .flatMap(({ LifecycleConfiguration }) => LifecycleConfiguration.Rules)
      .filter(({ TagFilters }) => TagFilters)
    expect(rules).toEqual([
      { TagFilters: [{ Key: 'retired', Value: 'true' }], ExpirationInDays: 30, Status: 'Enabled' },
    ])
  })

  test.each<[file: string, type: string, cache: string | undefined]>([
    ['assets/*.js', 'text/javascript; charset=utf-8', securityHeaders('asset')['cache-control']],
    ['assets/*.css', 'text/css; charset=utf-8', securityHeaders('asset')['cache-control']],
    ['favicon.svg', 'image/svg+xml', 's-maxage=300'],
    ['robots.txt', 'text/plain; charset=utf-8', 's-maxage=300'],
    ['notFound.html', 'text/html; charset=utf-8', 's-maxage=300'],
    ...(Object.keys(pages) as PageName[]).map((page): [string, string, string] => [
      toDocument(page),
      'text/html; charset=utf-8',
      's-maxage=300',
    ]),
  ])('sets the type of %s and its cache duration', (file, type, cache) => {
    expect(toDeployment(file).SystemMetadata).toEqual({ 'content-type': type, 'cache-control': cache })
  })

  test('marks the not-found document, so that the edge recognises it', () => {
    const marked = deployments.filter(({ UserMetadata }) => UserMetadata !== undefined)

    expect(marked).toEqual([toDeployment('notFound.html')])
    const code = edge.ofType('AWS::CloudFront::Function').map(({ FunctionCode }) => FunctionCode)
    const [name] = Object.keys(marked[0]?.UserMetadata)
    expect(code.filter(text => text.includes(`"x-amz-meta-${name}"`))).toHaveLength(1)
  })

  test('uploads documents last, and then invalidates only the earlier documents', () => {
    const [last, ...others] = Object.entries(edge.template.findResources('Custom::CDKBucketDeployment'))
      .sort(
        ([, one], [, other]) =>
          Number('DistributionId' in other.Properties) - Number('DistributionId' in one.Properties),
      )
      .map(([id, resource]) => ({ id, ...resource }) as { id: string; Properties: Properties; DependsOn?: string[] })

    expect(last?.DependsOn).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
    expect(others.filter(({ Properties }) => 'DistributionId' in Properties)).toEqual([])
    expect(last?.Properties.DistributionPaths).toEqual([
      ...['/landing.html', '/login.html', '/logout.html', '/token.html', '/send.html', '/request.html', '/upload.html'],
      ...[
        '/dropPage.html',
        '/drop.html',
        '/success.html',
        '/transfers.html',
        '/allTransfers.html',
        '/review.html',
        '/reviewAny.html',
        '/insights.html',
        '/unsubscribe.html',
        '/policies.html',
        '/health.html',
        '/faq.html',
        '/help.html',
        '/docs.html',
        '/document.html',
        '/accessibility.html',
        '/receipt.html',
        '/download.html',
        '/notFound.html',
      ],
      ...['/', '/login', '/logout', '/token', '/transfer', '/transfer/request', '/transfer/*', '/drop-page', '/drop/*'],
      ...['/success', '/transfers', '/transfers/all'],
      ...['/transfers/*', '/transfers/all/*', '/insights', '/unsubscribe/*', '/policy/list', '/health'],
      ...['/faq', '/help', '/docs', '/docs/*', '/accessibility', '/receipt', '/dl/*'],
    ])
  })

  test('may write to the bucket and invalidate this distribution, and nothing else', () => {
    const publisher = edge.ofType('AWS::IAM::Role')
    const statements = publisher
      .flatMap(({ Policies }) => Policies)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)

    expect(edge.ofType('AWS::IAM::Policy')).toEqual([])
    expect(publisher.map(({ ManagedPolicyArns }) => ManagedPolicyArns)).toEqual([undefined])
    expect(statements.flatMap(({ Action }) => Action).sort()).toEqual([
      ...['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation', 'logs:CreateLogStream', 'logs:PutLogEvents'],
      ...['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
    ])
    expect(statements.map(({ Resource }) => Resource)).not.toContain('*')
  })

  test('uploads every file of the build, except compressed copies and build notes', () => {
    const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    const taken = paths.filter(path =>
      deployments.some(({ Include }) => Include.some((pattern: string) => matchesGlob(path, pattern))),
    )

    expect(paths.filter(path => !taken.includes(path)).sort()).toEqual([
      ...['.build', '.manifest', 'assets/app-abcdef12.js.gz'],
    ])
  })

  test('is refused for a file of an unknown type', () => {
    const webDirectory = smallWebsite()
    writeFileSync(join(webDirectory, 'assets', 'photo.avif'), '')

    expect(() => createWebsite({ webDirectory })).toThrow('files that end in .avif: give them a content type')
  })

  test('is refused without a build, with an instruction', () => {
    for (const webDirectory of [import.meta.dirname, join(directory, 'nowhere')]) {
      expect(() => createWebsite({ webDirectory })).toThrow(/There is no landing.html in .*Build the web app first/)
    }
  })
})

describe('the access log', () => {
  test('omits every field that may contain the secret of a link', () => {
    const [delivery] = edge.ofType('AWS::Logs::Delivery')
    const [source] = edge.ofType('AWS::Logs::DeliverySource')

    expect(source).toMatchObject({ LogType: 'ACCESS_LOGS' })
    expect(delivery?.RecordFields).toEqual(expect.arrayContaining(['c-ip', 'sc-status', 'cache-behavior-path-pattern']))
    const telling = ['cs-uri-stem', 'cs-uri-query', 'cs(Referer)', 'cs(Cookie)', 'cs-headers', 'cs-header-names']
    expect(delivery?.RecordFields.filter((field: string) => telling.includes(field))).toEqual([])
    // Legacy logging cannot select fields.
    expect(edge.distribution).not.toHaveProperty('Logging')
  })
})

describe('the firewall', () => {
  const stack = new Stack(new App({ context }), 'Firewall', { env: { region: 'us-east-1' } })
  const firewall = new Firewall(stack, 'Firewall')
  const template = Template.fromStack(stack)
  const acl: Properties = Object.values(template.findResources('AWS::WAFv2::WebACL'))[0]?.Properties
  const rule = (name: string): Properties => acl.Rules.find(({ Name }: Properties) => Name === name) ?? {}

  test('protects the distribution', () => {
    expect(acl.Scope).toBe('CLOUDFRONT')
    expect(stack.resolve(firewall.arn)).toEqual({ 'Fn::GetAtt': [expect.stringContaining('FirewallAcl'), 'Arn'] })
  })

  test('limits all requests, writes, and requests behind links', () => {
    const scopes = ['Links', 'Writes', 'Everything'].map(name => {
      const { AggregateKeyType, EvaluationWindowSec, Limit, ScopeDownStatement } =
        rule(name).Statement.RateBasedStatement
      expect([AggregateKeyType, EvaluationWindowSec]).toEqual(['IP', 300])
      return {
        Limit,
        searched: [...JSON.stringify(ScopeDownStatement ?? {}).matchAll(/"SearchString":"([^"]+)"/g)].map(([, s]) => s),
      }
    })

    const links = [
      ...['/dl/', '/api/downloads/', '/transfer/', '/api/transfer/', '/api/auth/otp/'],
      ...['/drop/', '/api/drop/', '/unsubscribe/', '/api/alerts/'],
    ]
    expect(scopes.map(({ searched }) => searched)).toEqual([links, ['GET', 'HEAD'], []])
    expect(rule('Writes').Statement.RateBasedStatement.ScopeDownStatement).toHaveProperty('NotStatement')
  })

  test('allows each address more than the functions allow one caller', () => {
    const limit = (name: string): number => rule(name).Statement.RateBasedStatement.Limit
    // Per minute and caller (local/stores/limits.ts).
    const [read, write, link] = [3000, 1200, 60]

    expect(limit('Everything')).toBeGreaterThan(5 * (read + write))
    expect(limit('Writes')).toBeGreaterThan(5 * write)
    expect(limit('Links')).toBeGreaterThan(5 * link)
  })

  test('answers a client beyond the limit as the API does', () => {
    const { ResponseCode, CustomResponseBodyKey, ResponseHeaders } = rule('Links').Action.Block.CustomResponse
    const body = acl.CustomResponseBodies[CustomResponseBodyKey]

    expect(ResponseCode).toBe(429)
    expect(body.ContentType).toBe('APPLICATION_JSON')
    expect(JSON.parse(body.Content)).toMatchObject({ errorCode: 'too_many_requests' })
    const headers = Object.fromEntries(ResponseHeaders.map(({ Name, Value }: Properties) => [Name, Value]))
    expect(headers).toEqual({ ...securityHeaders('api'), 'retry-after': '300' })
    // The maximum of a custom response.
    expect(ResponseHeaders.length).toBeLessThanOrEqual(10)
  })

  test('refuses no body: messages may mention attacks, and lists of files are long', () => {
    const groups = acl.Rules.flatMap(({ Statement }: Properties) => Statement.ManagedRuleGroupStatement ?? [])

    expect(groups.map(({ Name }: Properties) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ])
    expect(groups[1].RuleActionOverrides).toEqual(
      ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'].map(Name => ({
        Name,
        ActionToUse: { Count: {} },
      })),
    )
    expect(JSON.stringify(acl.Rules)).not.toMatch(/"(Body|JsonBody|SizeConstraintStatement)"/)
  })

  test('keeps paths, queries and tokens out of logs and samples', () => {
    const [logging] = Object.values(template.findResources('AWS::WAFv2::LoggingConfiguration')).map(
      found => found.Properties,
    )
    const [logs] = Object.values(template.findResources('AWS::Logs::LogGroup')).map(found => found.Properties)

    expect(logging?.RedactedFields).toEqual(expect.arrayContaining([{ UriPath: {} }, { QueryString: {} }]))
    const named = logging?.RedactedFields.map(({ SingleHeader }: Properties) => SingleHeader?.Name)
    expect(named).toEqual(expect.arrayContaining(['authorization', 'cookie', 'referer']))
    expect(logging?.LoggingFilter.DefaultBehavior).toBe('DROP')
    expect(logs?.LogGroupName).toMatch(/^aws-waf-logs-/)
    const samples = [acl, ...acl.Rules].map(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled)
    expect(samples).toEqual(samples.map(() => false))
  })

  test('counts before it inspects, so that a flood causes no inspection costs', () => {
    const inOrder = [...acl.Rules].sort((one, other) => one.Priority - other.Priority)

    expect(inOrder.map(({ Name }: Properties) => Name)).toEqual([
      ...['Links', 'Reports', 'Writes', 'Everything'],
      ...['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'],
    ])
    expect(new Set(inOrder.map(({ Priority }) => Priority)).size).toBe(inOrder.length)
  })
})
