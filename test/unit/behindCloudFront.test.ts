import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveEndpoint } from '../../lambdas/aws/serving/serveEndpoint.ts'
import type { Handler } from '../../lambdas/core/request/endpoint.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'

const [SECRET, NEXT] = ['s'.repeat(32), 'n'.repeat(40)]
const variables = {
  ORIGIN_SECRETS: `${SECRET},${NEXT}`,
  PUBLIC_ORIGIN: 'https://files.acme.example',
  LOG_LEVEL: 'error',
  USER_POOL: 'eu-central-1_pool',
  MEMBER_CLIENT: 'members',
  RECIPIENT_CLIENT: 'recipients',
  SIGN_IN_DOMAIN: 'https://login.acme.example',
  PROVIDERS: 'acme',
}

describe('the function of a call', () => {
  const { readFileSync } = fs
  const handed: APIGatewayProxyEventV2[] = []
  let handler: Handler

  beforeAll(() => {
    Object.assign(process.env, variables)
    // The build puts the organisation beside the function's code.
    const read = (file: unknown, ...rest: never[]) =>
      String(file).endsWith('/organisation.json')
        ? JSON.stringify(demoOrganisation)
        : readFileSync(file as string, ...rest)
    Object.assign(fs, { readFileSync: read })
    syncBuiltinESMExports()
    const on = () => async (event: APIGatewayProxyEventV2) => {
      handed.push(event)
      return { statusCode: 200, body: '{}' }
    }
    handler = serveEndpoint({ contract: contracts.getConfig, on }, {})
  })
  afterAll(() => {
    Object.assign(fs, { readFileSync })
    syncBuiltinESMExports()
    for (const name of Object.keys(variables)) delete process.env[name]
  })

  /** As API Gateway tells it: by its connection the caller is an edge of CloudFront. */
  const called = (headers: Record<string, string>) =>
    handler({
      headers,
      requestContext: { requestId: 'r', http: { sourceIp: '130.176.0.1', method: 'GET', path: '/config' } },
    } as unknown as APIGatewayProxyEventV2)

  test.each([
    ['no secret', {}],
    ['an empty one', { 'x-origin-secret': '' }],
    ['another', { 'x-origin-secret': 'x'.repeat(32) }],
    ['a part of it', { 'x-origin-secret': SECRET.slice(0, -1) }],
    ['more than it', { 'x-origin-secret': `${SECRET}s` }],
    ['both at once', { 'x-origin-secret': variables.ORIGIN_SECRETS }],
    ['both at once, as API Gateway joins them', { 'x-origin-secret': `${SECRET},${SECRET}` }],
    ['the secret under another name', { 'x-origin-verify': SECRET }],
  ])('answers 404 to who shows %s', async (_, headers) => {
    const before = handed.length

    expect((await called(headers)).statusCode).toBe(404)

    expect(handed.length).toBe(before)
  })

  test.each([SECRET, NEXT])(
    'answers CloudFront, by the secret of now and the next one, and hands none on',
    async secret => {
      expect((await called({ 'x-origin-secret': secret, accept: '*/*' })).statusCode).toBe(200)

      expect(handed.at(-1)?.headers).toEqual({ accept: '*/*' })
    },
  )

  test('takes CloudFront’s word on who calls, and that of no other header', async () => {
    const lies = { 'x-forwarded-for': '198.51.100.66', 'x-real-ip': '198.51.100.66', forwarded: 'for=198.51.100.66' }
    const sourceIp = async (headers: Record<string, string>) => {
      await called({ 'x-origin-secret': SECRET, ...lies, ...headers })
      return handed.at(-1)?.requestContext.http.sourceIp
    }

    expect(await sourceIp({ 'true-client-ip': '203.0.113.7' })).toBe('203.0.113.7')
    expect(await sourceIp({})).toBe('130.176.0.1')
  })

  test.each(['', 'short', `${SECRET},`, `${SECRET},short`, `${SECRET}-`])(
    'does not begin with the secrets %j',
    secrets => {
      process.env.ORIGIN_SECRETS = secrets
      expect(() => serveEndpoint({ contract: contracts.getConfig, on: () => handler }, {})).toThrow()
      process.env.ORIGIN_SECRETS = variables.ORIGIN_SECRETS
    },
  )
})
