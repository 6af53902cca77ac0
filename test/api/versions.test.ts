import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { ApiError, call } from '../../web/src/api/call.ts'
import type { journey } from '../fixtures/clientJourney.ts'
import { alwaysRefused, callNames, samples } from '../harness/calls.ts'
import { type TestHost, versionsHost } from '../harness/host.ts'
import { countLaterKeys, withLaterKeys } from '../harness/newerVersion.ts'
import { type Exchange, recordedApi } from '../harness/recordedApi.ts'

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const versions = readdirSync(fixtures).flatMap(name => /^client-(.+)\.mjs$/.exec(name)?.[1] ?? [])

type StoredClient = { calls: string[]; journey: typeof journey }
const createClient = (version: string): Promise<StoredClient> => import(join(fixtures, `client-${version}.mjs`))
const answersTo = (version: string) =>
  JSON.parse(readFileSync(join(fixtures, `client-${version}.json`), 'utf8')) as Exchange[]

test('point 2: the repository has a client of every release that changed a contract, including this one', async () => {
  const newest = versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0] ?? ''

  expect((await createClient(newest)).calls).toEqual(callNames.filter(name => !alwaysRefused.has(name)))
})

describe.each(versions)('point 2: the stored client of %s', version => {
  let host: TestHost
  let client: StoredClient

  beforeAll(async () => {
    host = await versionsHost()
    client = await createClient(version)
  })
  afterAll(() => host.stop())

  test.each([
    ['the API of today', (json: unknown) => json],
    ['an API that says more at every depth', withLaterKeys],
  ])('makes all of its calls against %s', async (_, change) => {
    const api = await recordedApi(host.origin, change)

    const done = await client.journey({ api: api.origin, origin: host.origin, settled: host.settled })

    await api.close()
    expect(done).toEqual({
      masked: expect.stringContaining('****'),
      suggested: ['IBAN_CODE'],
      state: 'active',
      found: ['IBAN_CODE'],
      recipient: 'rita@partner.example',
      listed: [expect.any(Number), expect.any(Number), expect.any(Number)],
      content: 'iban\nCH93 0076 2011 6238 5295 7',
      codeAttempts: expect.any(Number),
      asked: 'requested',
      retracted: 'retracted',
      // Of clients from 1.15 on.
      ...(client.calls.includes('sendAgain') ? { again: 'active' } : {}),
      // From 1.16 on.
      ...(client.calls.includes('getAddressBook')
        ? { remembered: true, corrected: 'active', healthy: ['ok', undefined] }
        : {}),
    })
    expect(new Set(api.exchanges.map(({ call }) => call))).toEqual(new Set(client.calls))
  })
})

describe.each(versions)('point 2: the API answers of %s', version => {
  const answers = answersTo(version)
  let served: unknown
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(served))
  })
  const readByCall = (name: Exchange['call'], reply: unknown) => {
    served = reply
    const { port } = server.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    const contract: Contract = contracts[name]
    const { body, query } = samples[name]({ id: 'id', fileId: 'file', secret: 'secret' })
    return call({ endpoint, token: async () => 'token' }, contract, { body, query: query as undefined })
  }

  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise(resolve => server.close(resolve)))

  test('answer each of its calls', async () => {
    expect(new Set(answers.map(({ call }) => call))).toEqual(new Set((await createClient(version)).calls))
  })

  test.each(answers.map(({ call, reply }) => [call, reply] as const))(
    'are parsed by the current page: %s',
    async (name, reply) => {
      const known = await readByCall(name, reply)

      expect(known).toEqual(reply)
      // Unknown keys are dropped, so an alternative of a union must not match another.
      expect(countLaterKeys(withLaterKeys(reply))).toBeGreaterThan(0)
      if (name !== 'getOpenApi') expect(await readByCall(name, withLaterKeys(reply))).toEqual(known)
    },
  )

  test('may contain enumeration values that a current page does not know', async () => {
    const later = (json: unknown) =>
      JSON.parse(
        JSON.stringify(json).replaceAll('"IBAN_CODE"', '"PASSPORT_NUMBER"').replaceAll('"active"', '"quarantined"'),
      )
    const calls = ['reviewTransfer', 'reviewAnyTransfer', 'searchTransfers', 'searchAllTransfers'] as const

    for (const { call, reply } of answers.filter(({ call }) => calls.some(name => name === call))) {
      expect(later(reply)).not.toEqual(reply)
      expect(await readByCall(call, later(reply))).toEqual(later(reply))
    }
  })
})

test('point 2: the person reads the server’s text of an error whose code is newer', async () => {
  const reply = { errorMessage: 'Your organisation closes at six.', errorCode: 'closed', requestId: '1', until: 'nine' }
  const server = createServer((_, response) => response.writeHead(409).end(JSON.stringify(reply)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const error = await call({ endpoint, token: async () => 'token' }, contracts.endSession).catch(error => error)

  server.close()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, message: 'Your organisation closes at six.' })
})
