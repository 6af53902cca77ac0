import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { isNotPermitted } from '../../lambdas/aws/adapters/notPermitted.ts'
import { openSearchClient } from '../../lambdas/aws/adapters/openSearch/client.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { authenticate } from '../../lambdas/core/request/authenticate.ts'
import { freePort } from '../harness/freePort.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering =
  (status: number, type: string): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type }))

describe('an error of an AWS client', () => {
  async function errorFrom(endpoint: string): Promise<unknown> {
    const client = new DynamoDBClient({
      ...clientSettings({ requestTimeout: 200 }),
      maxAttempts: 1,
      endpoint,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    })
    const error = await client.send(new GetItemCommand({ TableName: 't', Key: {} })).catch(caught => caught)
    client.destroy()
    return error
  }

  test.each([
    [500, 'InternalServerError', true],
    [503, 'ServiceUnavailable', true],
    [400, 'ThrottlingException', true],
    [400, 'ProvisionedThroughputExceededException', true],
    [400, 'ValidationException', false],
    [400, 'ResourceNotFoundException', false],
    [400, 'AccessDeniedException', false],
  ])('with status %i %s is the service’s: %s', async (status, type, expected) => {
    const error = await errorFrom(await serving(answering(status, type)))

    expect(error).toBeInstanceOf(Error)
    expect(isServiceDown(error)).toBe(expected)
  })

  test('point 1: for a missing permission is distinguished, and logged with the action, which the alarm counts', async () => {
    const lines: string[] = []
    const write = vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0)
    const message = 'User: arn:aws:sts::1:assumed-role/x is not authorized to perform: dynamodb:GetItem on resource: y'
    const body = JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message })

    const denied = await errorFrom(await serving((_, response) => response.writeHead(400).end(body)))
    const invalid = await errorFrom(await serving(answering(400, 'ValidationException')))
    write.mockRestore()

    expect([denied, invalid].map(isNotPermitted)).toEqual([true, false])
    expect(lines.map(line => JSON.parse(line))).toEqual([
      {
        at: expect.any(String),
        level: 'error',
        message: 'AWS refused a call that this deployment needs.',
        type: 'not-permitted',
        call: 'dynamodb:GetItem',
        error: 'AccessDeniedException',
      },
    ])
  })

  test('without an answer times out, and is the service’s', async () => {
    const started = performance.now()

    const error = await errorFrom(await serving(() => {}))

    expect(isServiceDown(error)).toBe(true)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('with a refused connection is the service’s', async () => {
    expect(isServiceDown(await errorFrom(`http://127.0.0.1:${await freePort()}`))).toBe(true)
  })

  test('of our own code is not the service’s', () => {
    expect(isServiceDown(new TypeError('x is not a function'))).toBe(false)
    expect(isServiceDown('a text')).toBe(false)
  })
})

describe('an error of the index', () => {
  async function errorFrom(endpoint: string): Promise<unknown> {
    const client = openSearchClient(endpoint, {
      region: 'eu-central-1',
      credentials: async () => ({ accessKeyId: 'a', secretAccessKey: 'b' }),
      requestTimeout: 200,
    })
    const body = { query: { term: { recipient: 'rita@partner.example' } } }
    const error = await client.ask({ method: 'POST', path: '/transfers/_search', body }).catch(caught => caught)
    client.close()
    return error
  }
  const failing = (status: number, type: string): RequestListener => {
    const reason = 'failed to parse rita@partner.example'
    const body = { status, error: { type, reason, root_cause: [{ type, reason }] } }
    return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  test.each([
    [429, 'rejected_execution_exception', true],
    [500, 'task_cancelled_exception', true],
    [503, 'cluster_block_exception', true],
    [504, 'timeout', true],
    [400, 'parsing_exception', false],
    [403, 'security_exception', false],
    [404, 'index_not_found_exception', true],
  ])('with status %i %s is the service’s: %s', async (status, type, expected) => {
    const error = await errorFrom(await serving(failing(status, type)))

    expect(error).toMatchObject({ name: 'IndexError', message: `The index answered ${status} (${type}).` })
    expect(isServiceDown(error)).toBe(expected)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/rita|partner/)
  })

  test('is the service’s when a proxy answers, no host answers, or the answer is late', async () => {
    const page: RequestListener = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    const endpoints = [await serving(page), await serving(() => {}), `http://127.0.0.1:${await freePort()}`]

    for (const endpoint of endpoints) {
      const error = await errorFrom(endpoint)
      expect(isServiceDown(error)).toBe(true)
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/rita|partner/)
    }
  })

  test('is retried once where that may help, and not otherwise', async () => {
    const asked: number[] = []
    for (const status of [503, 429, 400]) {
      let count = 0
      const endpoint = await serving((request, response) => {
        count += 1
        failing(status, 'any')(request, response)
      })
      await errorFrom(endpoint)
      asked.push(count)
    }
    expect(asked).toEqual([2, 1, 1])
  })

  test('quotes nothing of an unreadable answer', async () => {
    const broken: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('rita@partner.example')

    expect(inspect(await errorFrom(await serving(broken)))).not.toMatch(/rita|partner/)
  })
})

describe('a valid token, while the issuer’s keys are out of reach', () => {
  const issuer = 'https://issuer.example/pool'

  async function outcome(jwks: string, kid = 'known') {
    const { privateKey } = await generateKeyPair('RS256')
    const token = await new SignJWT({ token_use: 'id', auth_time: 1, email: 'alice@acme.example' })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject('alice')
      .setIssuer(issuer)
      .setAudience('members')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    const keys = createRemoteJWKSet(new URL(jwks), { timeoutDuration: 300 })
    return authenticate(
      'member',
      { authorization: `Bearer ${token}` },
      {
        tokens: { issuer, audience: 'members', recipientAudience: 'recipients', keys },
        sessions: { find: async () => ({ notBefore: 0 }) },
        now: Date.now,
      },
    ).catch(caught => caught)
  }

  test('signs no member out: the call is unavailable', async () => {
    expect(await outcome(await serving((_, response) => response.writeHead(500).end()))).toMatchObject({
      code: 'unavailable',
    })
    expect(await outcome(await serving(() => {}))).toMatchObject({ code: 'unavailable' })
    expect(isServiceDown(await outcome(`http://127.0.0.1:${await freePort()}`))).toBe(true)
  })

  test('is refused when the issuer does not know its key', async () => {
    const { publicKey } = await generateKeyPair('RS256')
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'another', alg: 'RS256' }] })
    const jwks = await serving((_, response) => response.writeHead(200).end(keys))

    expect(await outcome(jwks)).toMatchObject({ code: 'not_signed_in' })
  })
})
