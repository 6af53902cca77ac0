import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { getAcceptedEncodings } from '../../lambdas/core/request/acceptedEncoding.ts'
import { mayHaveSecret, packReply } from '../../lambdas/core/request/packedReply.ts'
import { type Contract, isForMembers } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'

const plan = { name: 'plan.txt', content: new TextEncoder().encode('We meet in the morning.') }

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost()
  alice = await person(host.origin, 'alice@acme.example')
  for (let count = 0; count < 3; count += 1) await alice.send([plan, plan, plan])
  await host.settled()
})
afterAll(() => host.stop())

/** The bytes as they cross the network. */
async function call(path: string, accepted: string | undefined, body?: object) {
  const headers = {
    authorization: `Bearer ${alice.idToken}`,
    ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const asked = request(`${host.origin}/api${path}`, { method: body ? 'POST' : 'GET', headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  asked.end(body && JSON.stringify(body))
  const answer = await answered
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}
const list = (accepted?: string) => call(contracts.searchTransfers.path, accepted, {})

describe('a long reply', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, deflate', gunzipSync],
    ['gzip', 'br;q=0, GZIP', gunzipSync],
  ])('is compressed by %s for a caller that accepts %s', async (encoding, accepted, unpack) => {
    const { bytes: plain } = await list()

    const { status, headers, bytes } = await list(accepted)

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(bytes.length),
      'content-type': 'application/json',
      vary: 'accept-encoding',
    })
    expect(JSON.parse(unpack(bytes).toString())).toEqual(JSON.parse(plain.toString()))
    expect(bytes.length).toBeLessThan(plain.length / 2)
  })

  test.each([undefined, 'identity', 'deflate', 'br;q=0', '*'])(
    'stays as it is for a caller that accepts %s',
    async accepted => {
      const { headers, bytes } = await list(accepted)

      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(bytes.toString())).toMatchObject({ total: 3 })
    },
  )

  test('is Base64 for API Gateway, which takes bytes in no other form', async () => {
    const json = JSON.stringify({ text: 'x'.repeat(2000) })

    const packed = await packReply(contracts.searchTransfers, json, 'br')

    expect(packed.isBase64Encoded).toBe(true)
    expect(brotliDecompressSync(Buffer.from(packed.body, 'base64')).toString()).toBe(json)
  })
})

test('a short reply, or a refusal, is not compressed', async () => {
  const [counted, refused] = [
    await call(contracts.countTransfers.path, 'br', {}),
    await call('/transfers/none/review', 'br'),
  ]

  expect([counted.status, refused.status]).toEqual([200, 404])
  for (const { headers } of [counted, refused]) expect(headers['content-encoding']).toBeUndefined()
})

describe('a reply with a secret', () => {
  const all: Contract[] = Object.values(contracts)

  test('is never compressed, however long it is', async () => {
    const files = Array.from({ length: 20 }, (_, index) => ({ ...plan, name: `a long name of the file ${index}.txt` }))
    const { id } = await alice.send(files)
    await host.settled()

    const { status, headers, bytes } = await call(`/transfers/${id}/review`, 'br, gzip')

    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(bytes.length).toBeGreaterThan(1400)
    expect(JSON.parse(bytes.toString()).transfer.downloadUrl).toContain('/dl/')
  })

  test('has a contract from which that follows: no other reply to a person has a URL or a secret', () => {
    const [kept, compressed] = [all.filter(mayHaveSecret), all.filter(contract => !mayHaveSecret(contract))]

    expect(kept.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['reviewTransfer', 'getDownload', 'getUploadUrl', 'finalizeTransfer', 'createRequest']),
    )
    expect(compressed.length).toBeGreaterThan(30)
    // These give everyone the same public addresses.
    const isPublic = ({ caller, name }: Contract) => !isForMembers(caller) || name === 'getPolicyPacks'
    for (const { name, reply } of compressed.filter(contract => !isPublic(contract))) {
      const schema = JSON.stringify(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' }))
      expect(schema, name).not.toMatch(/"\w*(url|secret|token|jwt)":\{/i)
    }
  })
})

test.each([
  ['br', ['br']],
  [' GZIP ;q=0.5 , br;q=0.001', ['gzip', 'br']],
  ['gzip;q=0, br;q=0.000', []],
  ['brotli, x-gzip, *', []],
  ['', []],
  [undefined, []],
])('the header %j accepts %j', (header, encodings) => {
  expect([...getAcceptedEncodings(header)]).toEqual(encodings)
})
