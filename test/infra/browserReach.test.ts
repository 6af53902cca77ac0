import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDeployment } from '../../infra/deployment.ts'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { blobsClient } from '../../lambdas/aws/adapters/s3/client.ts'
import { s3Blobs } from '../../lambdas/aws/adapters/s3Blobs.ts'
import { uploadHeaders } from '../../shared/domain/uploadHeaders.ts'
import { synthesized } from './synthesized.ts'

// CORS rules and content security policy that browsers need on AWS.

const ACCOUNT = '111122223333'
let deployment: Awaited<ReturnType<typeof synthesized>>
let region: string
beforeAll(async () => {
  deployment = await synthesized()
  region = (await readDeployment()).region
})

/** Resolves a template value from texts and known values. */
function written(value: unknown): string {
  const known: Record<string, string> = {
    'AWS::AccountId': ACCOUNT,
    'AWS::Region': region,
    'AWS::URLSuffix': 'amazonaws.com',
  }
  if (typeof value === 'string') return value
  const { Ref, 'Fn::Join': join } = value as { Ref?: string; 'Fn::Join'?: [string, unknown[]] }
  if (join) return join[1].map(written).join(join[0])
  return known[Ref ?? ''] ?? JSON.stringify(value)
}

function getBucket(area: 'incoming' | 'released') {
  const found = deployment
    .ofType('AWS::S3::Bucket')
    .find(({ Properties }) => Properties.BucketName && written(Properties.BucketName).includes(`-${area}-`))
  if (!found) throw new Error(`There is no bucket of what is ${area}.`)
  return { name: written(found.Properties.BucketName), cors: found.Properties.CorsConfiguration.CorsRules[0] }
}

describe('the bucket of uploads', () => {
  test('accepts the PUT requests of a page, and exposes the headers that the page reads', () => {
    const { AllowedMethods, AllowedHeaders, ExposedHeaders } = getBucket('incoming').cors

    expect(AllowedMethods).toEqual(['PUT'])
    expect(AllowedHeaders).toEqual(expect.arrayContaining([...uploadHeaders.sent]))
    expect(ExposedHeaders).toEqual(expect.arrayContaining([...uploadHeaders.read]))
  })

  test('accepts calls from the origin of the pages', () => {
    const { publicOrigin } = toldToPages()

    expect(getBucket('incoming').cors.AllowedOrigins.map(written)).toEqual([publicOrigin])
    expect(publicOrigin).toMatch(/^https:/)
  })
})

describe('the bucket of downloads', () => {
  test('lets a page read a file or a range of it, with the headers that the page needs', () => {
    const { AllowedMethods, AllowedHeaders, ExposedHeaders, AllowedOrigins } = getBucket('released').cors

    expect(AllowedMethods).toEqual(['GET'])
    expect(AllowedHeaders).toContain('range')
    expect(ExposedHeaders).toEqual(expect.arrayContaining(['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Length']))
    expect(AllowedOrigins.map(written)).toEqual([toldToPages().publicOrigin])
  })
})

describe('the content security policy of the pages', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_REGION', region)
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'an-id')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret')
  })
  afterEach(() => vi.unstubAllEnvs())

  test('lets members and responders upload to signed URLs, and only recipients download from them', async () => {
    const [incoming, released] = [getBucket('incoming').name, getBucket('released').name]
    const getOrigin = async (bucket: string) => {
      const names = { incoming: bucket, released: bucket, table: 'none' }
      const blobs = s3Blobs(blobsClient(), toDocumentClient(new DynamoDBClient()), names)
      return new URL(await blobs.uploadUrl('id.file', { size: 1, expiresAt: Date.now() + 60_000 })).origin
    }
    const policiesWith = (origin: string) => connectSources().filter(sources => sources.includes(origin))
    const [uploads, downloads] = [await getOrigin(incoming), await getOrigin(released)]

    expect(policiesWith(uploads)).toHaveLength(2)
    expect(policiesWith(downloads)).toHaveLength(1)
    expect(policiesWith(downloads)[0]).not.toContain(uploads)
  })

  test('lets recipients request codes from Cognito, but not the hosted sign-in', () => {
    const [download = []] = connectSources().filter(sources => sources.some(source => source.includes('-released-')))

    expect(download).toContain(`https://cognito-idp.${region}.amazonaws.com`)
    expect(download).not.toContain(`https://${toldToPages().signIn}`)
  })

  test('allows both Cognito hosts that the sign-in library calls', () => {
    const { signIn } = toldToPages()

    const [page = []] = connectSources().filter(sources => sources.includes(`https://${signIn}`))

    expect(page).toEqual(expect.arrayContaining([`https://${signIn}`, `https://cognito-idp.${region}.amazonaws.com`]))
  })

  /** Per policy, the other origins that it allows. */
  function connectSources(): string[][] {
    return deployment
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ Properties }) => Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy)
      .map(policy => /connect-src 'self' ([^;]*)/.exec(written(policy.ContentSecurityPolicy))?.[1])
      .filter(sources => sources !== undefined)
      .map(sources => sources.split(' '))
  }
})

function toldToPages() {
  const variables = deployment
    .ofType('AWS::Lambda::Function')
    .map(({ Properties }) => Properties.Environment?.Variables)
    .find(found => found?.SIGN_IN_DOMAIN)
  return { signIn: written(variables.SIGN_IN_DOMAIN), publicOrigin: written(variables.PUBLIC_ORIGIN) }
}
