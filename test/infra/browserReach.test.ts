import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDeployment } from '../../infra/deployment.ts'
import { blobsClient, s3Blobs } from '../../lambdas/aws/adapters/s3Blobs.ts'
import { uploadHeaders } from '../../shared/domain/uploadHeaders.ts'
import { synthesized } from './synthesized.ts'

// What a browser must be let do for the pages to work at AWS: by the buckets' CORS rules, and by the pages' own policy.

const ACCOUNT = '111122223333'
let deployment: Awaited<ReturnType<typeof synthesized>>
let region: string
beforeAll(async () => {
  deployment = await synthesized()
  region = (await readDeployment()).region
})

/** A value of a template as CloudFormation makes it, as far as it is made of texts and of what is known of the account. */
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
  test('takes what a page sends with a PUT, and shows what it reads', () => {
    const { AllowedMethods, AllowedHeaders, ExposedHeaders } = getBucket('incoming').cors

    expect(AllowedMethods).toEqual(['PUT'])
    expect(AllowedHeaders).toEqual(expect.arrayContaining([...uploadHeaders.sent]))
    expect(ExposedHeaders).toEqual(expect.arrayContaining([...uploadHeaders.read]))
  })

  test('takes calls from the origin at which the pages are', () => {
    const { publicOrigin } = toldToPages()

    expect(getBucket('incoming').cors.AllowedOrigins.map(written)).toEqual([publicOrigin])
    expect(publicOrigin).toMatch(/^https:/)
  })
})

describe('the bucket of downloads', () => {
  test('lets a page read a file, or what is left of one, with what it needs to put it together', () => {
    const { AllowedMethods, AllowedHeaders, ExposedHeaders, AllowedOrigins } = getBucket('released').cors

    expect(AllowedMethods).toEqual(['GET'])
    expect(AllowedHeaders).toContain('range')
    expect(ExposedHeaders).toEqual(expect.arrayContaining(['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Length']))
    expect(AllowedOrigins.map(written)).toEqual([toldToPages().publicOrigin])
  })
})

describe('the policy of the pages', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_REGION', region)
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'an-id')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret')
  })
  afterEach(() => vi.unstubAllEnvs())

  test('lets members and responders upload to where signed URLs lead, and recipients alone fetch from there', async () => {
    const [incoming, released] = [getBucket('incoming').name, getBucket('released').name]
    const getOrigin = async (bucket: string) => {
      const names = { incoming: bucket, released: bucket, table: 'none' }
      const blobs = s3Blobs(blobsClient(), new DynamoDBClient(), names)
      return new URL(await blobs.uploadUrl('id.file', { size: 1, expiresAt: Date.now() + 60_000 })).origin
    }
    const policiesWith = (origin: string) => connectSources().filter(sources => sources.includes(origin))
    const [uploads, downloads] = [await getOrigin(incoming), await getOrigin(released)]

    expect(policiesWith(uploads)).toHaveLength(2)
    expect(policiesWith(downloads)).toHaveLength(1)
    expect(policiesWith(downloads)[0]).not.toContain(uploads)
  })

  test('lets recipients ask Cognito for codes, and nothing of the hosted sign-in', () => {
    const [download = []] = connectSources().filter(sources => sources.some(source => source.includes('-released-')))

    expect(download).toContain(`https://cognito-idp.${region}.amazonaws.com`)
    expect(download).not.toContain(`https://${toldToPages().signIn}`)
  })

  test('allows both hosts of Cognito that the sign-in library calls', () => {
    const { signIn } = toldToPages()

    const [page = []] = connectSources().filter(sources => sources.includes(`https://${signIn}`))

    expect(page).toEqual(expect.arrayContaining([`https://${signIn}`, `https://cognito-idp.${region}.amazonaws.com`]))
  })

  /** The origins of each policy that lets pages call more than their own. */
  function connectSources(): string[][] {
    return deployment
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ Properties }) => Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy)
      .map(policy => /connect-src 'self' ([^;]*)/.exec(written(policy.ContentSecurityPolicy))?.[1])
      .filter(sources => sources !== undefined)
      .map(sources => sources.split(' '))
  }
})

/** What the functions tell pages of the deployment. */
function toldToPages() {
  const variables = deployment
    .ofType('AWS::Lambda::Function')
    .map(({ Properties }) => Properties.Environment?.Variables)
    .find(found => found?.SIGN_IN_DOMAIN)
  return { signIn: written(variables.SIGN_IN_DOMAIN), publicOrigin: written(variables.PUBLIC_ORIGIN) }
}
