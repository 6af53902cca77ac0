import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join, matchesGlob } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VIEWER_HEADER } from '../../infra/edge/edgeFunctions.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { isBearerPath, pages } from '../../shared/domain/pages.ts'
import { type ResponseKind, securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { smallWebsite } from '../harness/website.ts'
import { calledOrigin, connect, type DeployedEdge, deployEdge, ORIGIN_SECRET } from './deployEdge.ts'

// The edge as its template creates it, in the emulator’s CloudFront: it runs the functions, applies the policies, and
// reads the bucket as the distribution. The test replaces the deployment’s custom resource.

const webDirectory = smallWebsite()
let edge: DeployedEdge
let origin: Awaited<ReturnType<typeof calledOrigin>>

beforeAll(async () => {
  origin = await calledOrigin()
  edge = await deployEdge(webDirectory, origin.port)
  await uploadAsDeployed()
})
afterAll(async () => {
  await edge?.remove()
  await origin?.close()
})

/** Puts each file into the bucket with the metadata of its deployment. */
async function uploadAsDeployed() {
  const s3 = new S3Client({ ...clientSettings(), forcePathStyle: true })
  const entries = readdirSync(webDirectory, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  for (const { name, parentPath } of files) {
    const key = join(parentPath, name).slice(webDirectory.length + 1)
    const deployment = edge.deployments.find(({ Include }) => Include.some(pattern => matchesGlob(key, pattern)))
    if (!deployment) continue
    const { SystemMetadata, UserMetadata } = deployment
    await s3.send(
      new PutObjectCommand({
        Bucket: edge.bucket,
        Key: key,
        Body: readFileSync(join(webDirectory, key)),
        ContentType: SystemMetadata['content-type'],
        CacheControl: SystemMetadata['cache-control'],
        ...(UserMetadata ? { Metadata: UserMetadata } : {}),
      }),
    )
  }
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? '')
  const host = `${edge.domain.replace(/\.net$/, '.localhost')}:${url.port}`
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: url.hostname, port: url.port, path, method, headers: { ...headers, host } },
      answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', chunk => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      },
    )
    asked.on('error', reject).end(body)
  })
}

function expectHeaders(kind: ResponseKind, { headers }: Answer, origins: readonly string[] = []) {
  expect(headers).toMatchObject(securityHeaders(kind, origins))
}

const secret = 'A'.repeat(43)

/** The emulator claims this path for its own sign-in on every host. */
const taken = ['/logout']
const served = Object.entries(pages).filter(([, { path }]) => !taken.includes(path))

describe('a page through the distribution', () => {
  test.each(served)('%s is its document, with the headers of its kind', async (name, { path, entry }) => {
    const answer = await ask(path.replace(/:\w+/g, 'something'))

    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(`<title>The page ${name}</title>`)
    if (entry === 'download') expectHeaders('bearerPage', answer, connect.download)
    else expectHeaders(isBearerPath(path) ? 'bearerPage' : 'page', answer, connect.page)
  })

  test.each([
    '/nowhere',
    '/login.html',
    '/notFound.html',
    '/.manifest',
    '/assets',
    '/transfers//review',
    '//',
    '/index.html',
  ])('is the not-found page with its status for an unknown path: %s', async path => {
    const answer = await ask(path, { headers: { range: 'bytes=0-3', 'if-none-match': '*' } })

    expect(answer.status).toBe(404)
    expect(answer.body).toContain('<title>The page undefined</title>')
    expectHeaders('page', answer, connect.page)
    expect(Object.keys(answer.headers).filter(header => header.startsWith('x-amz-meta'))).toEqual([])
  })

  test('sends no referrer of a mistyped link', async () => {
    const answer = await ask(`/dl/${secret}/more`)

    expect(answer.status).toBe(404)
    expectHeaders('bearerPage', answer, connect.download)
  })

  test('answers HEAD without a body, and refuses writes', async () => {
    const known = await ask('/login', { method: 'HEAD' })
    const unknown = await ask('/nowhere', { method: 'HEAD' })

    expect([known.status, known.body]).toEqual([200, ''])
    expect([unknown.status, unknown.body]).toEqual([404, ''])
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('/transfer', { method })).status, method).toBe(403)
  })
})

describe('a file through the distribution', () => {
  test.each([
    ['/assets/app-abcdef12.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-abcdef12.css', 'text/css; charset=utf-8'],
  ])('is cached permanently as an asset: %s', async (path, type) => {
    const answer = await ask(path)

    expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
    expectHeaders('asset', answer)
  })

  test('that is not an asset is revalidated, like a page', async () => {
    const answer = await ask('/favicon.svg')

    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expectHeaders('page', answer, connect.page)
  })

  test('that is missing answers 404, and is not cached', async () => {
    const answer = await ask('/assets/app-earlier0.js')

    // The emulator ignores s3:ListBucket, which AWS requires for a 404.
    expect(answer.status).toBe(403)
    expect(answer.headers['cache-control']).toBeUndefined()
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('is reachable only through the distribution', async () => {
    const direct = await fetch(`${process.env.AWS_ENDPOINT_URL}/${edge.bucket}/login.html`)

    expect(direct.status).toBe(403)
  })
})

describe('a call through the distribution', () => {
  const headers = { authorization: 'Bearer x.y.z', 'idempotency-key': '1', 'content-type': 'application/json' }

  test('arrives unchanged at the API, without the prefix', async () => {
    const answer = await ask('/api/transfers?a=1&b=%2F', { method: 'POST', headers, body: '{"files":[]}' })

    expect(answer.status).toBe(200)
    const seen = JSON.parse(answer.body)
    expect(seen).toMatchObject({ method: 'POST', path: '/transfers?a=1&b=%2F', body: '{"files":[]}' })
    expect(seen.headers).toMatchObject(headers)
    expect(seen.headers.host).toBe('localhost')
    expectHeaders('api', answer)
  })

  test('carries the origin’s secret and the viewer’s address, even when the caller forges them', async () => {
    const claims = { 'x-origin-secret': 'a guess', [VIEWER_HEADER]: '198.51.100.1' }

    const seen = JSON.parse((await ask('/api/config', { headers: claims })).body)

    expect(seen.headers['x-origin-secret']).toBe(ORIGIN_SECRET)
    expect(seen.headers[VIEWER_HEADER]).toBe('127.0.0.1')
  })

  test.each(['/api/missing', '/api', '/api/'])('passes on the API’s refusal: %s', async path => {
    const answer = await ask(path)

    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json'])
    expect(JSON.parse(answer.body)).toMatchObject({ errorCode: 'not_found' })
    expectHeaders('api', answer)
  })

  test('is never cached', async () => {
    const before = origin.calls()
    await ask('/api/config')
    await ask('/api/config')

    expect(origin.calls() - before).toBe(2)
  })
})
