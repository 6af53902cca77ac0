import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { handler as getDownload } from '../../lambdas/downloads/getDownload.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { openTableStores, type TableStores } from './dynamoWorld.ts'
import { type Fault, failing } from './faults.ts'

// A service that stays down: callers get a sentence and the retry status.

describe('a call whose table stays unreachable', () => {
  let stores: TableStores
  let host: TestHost
  beforeAll(async () => {
    ;[stores, host] = await Promise.all([openTableStores(), testHost()])
  })
  afterAll(() => Promise.all([stores.close(), host.stop()]))

  const secret = 's'.repeat(43)
  const event = {
    version: '2.0',
    routeKey: 'GET /downloads/{secret}',
    rawPath: `/downloads/${secret}`,
    rawQueryString: '',
    headers: {},
    pathParameters: { secret },
    requestContext: { requestId: 'request-1', http: { sourceIp: '192.0.2.1', userAgent: '', method: 'GET', path: '' } },
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2

  test.each<Fault>(['throttled', 'unavailable', 'lostAnswer'])('is answered 503 with Retry-After: %s', async fault => {
    const call = getDownload.on({ ...host.context, transfers: stores.transfers, isUnavailable: isServiceDown })
    const fails = failing(stores.client, 'GetItemCommand', Array<Fault>(20).fill(fault))

    const answer = await call(event)
    fails.end()
    const afterwards = await call(event)

    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(JSON.parse(answer.body ?? '')).toMatchObject({
      errorCode: 'unavailable',
      errorMessage: 'This is not available at the moment. Please try again shortly. No data was lost.',
      requestId: 'request-1',
    })
    expect(fails.attempts()).toBeGreaterThan(1)
    expect(afterwards.statusCode).toBe(404)
  })
})
