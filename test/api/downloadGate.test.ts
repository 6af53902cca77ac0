import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPath } from '../harness/calls.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { type Person, person, signIn, type Tokens } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send } from '../harness/requests.ts'
import { PAST_EXPIRY, type Sent, type StateOfSend, statesOfSends, transfersInEveryState } from '../harness/states.ts'
import { smallWebsite } from '../harness/website.ts'

const UNKNOWN = 'U'.repeat(43)
const linked = ['processing', 'active', 'retracted', 'expired', 'failed'] as const
const ended = ['retracted', 'expired', 'failed'] as const
/** Request variants that have bypassed gates in other products. */
const ways: { method: string; headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  { method: 'GET', headers: { range: 'bytes=0-0' } },
  { method: 'GET', headers: { range: 'bytes=-1' } },
  { method: 'GET', headers: { range: 'bytes=0-999999999' } },
  { method: 'GET', headers: { range: 'bytes=999999999-' } },
  { method: 'GET', headers: { range: 'bytes=0-0,2-3' } },
  { method: 'GET', headers: { 'if-none-match': '*' } },
  { method: 'GET', headers: { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
  { method: 'GET', headers: { 'x-http-method-override': 'PUT', 'x-original-url': '/api/config' } },
]

const websiteDirectory = smallWebsite()
afterAll(() => rmSync(websiteDirectory, { recursive: true }))

describe('the gate of a download', () => {
  let host: TestHost
  let alice: Person
  let tokens: Tokens
  let sent: Record<StateOfSend, Sent>
  const issued = new Map<StateOfSend, string>()

  beforeAll(async () => {
    host = await testHost({ websiteDirectory, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    tokens = await signIn(host.origin, 'alice@acme.example')
    alice = await person(host.origin, 'alice@acme.example')
    sent = await transfersInEveryState(host, alice, async target => {
      issued.set(target.state, await getSignedUrl(target))
    })
    issued.set('active', await getSignedUrl(sent.active))
  })
  afterAll(() => host.stop())

  const payloadPath = (target: { secret: string }) => toPath('getDownload', { secret: target.secret })
  const filePath = (target: { secret: string; fileId: string }) => `${toPath('getDownloadFile', { ...target })}`
  const acknowledged = (target: { secret: string; fileId: string }) => `${filePath(target)}?acknowledgement=true`
  async function getSignedUrl(target: Sent): Promise<string> {
    const { json } = await send(host.origin, acknowledged(target))
    const { pathname, search } = new URL((json as { url: string }).url)
    return `${pathname}${search}`
  }

  const expectNothing = (target: Sent, { text, headers }: Answer) => {
    const told = `${text}\n${JSON.stringify(headers)}`
    for (const part of [
      target.content,
      target.content.slice(0, 8),
      target.name,
      encodeURIComponent(target.name),
      target.id,
    ]) {
      expect(told).not.toContain(part)
    }
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['content-range']).toBeUndefined()
    expect(headers['accept-ranges']).toBeUndefined()
    expect(headers.etag).toBeUndefined()
  }

  test('opens while the transfer is active, after the acknowledgement', async () => {
    const payload = await send(host.origin, payloadPath(sent.active))
    expect(payload.json).toMatchObject({
      transferState: 'active',
      message: sent.active.message,
      files: [{ name: sent.active.name, size: sent.active.content.length }],
    })
    const file = await send(host.origin, issued.get('active') ?? '')
    expect(file.text).toBe(sent.active.content)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect((await send(host.origin, issued.get('active') ?? '', { method: 'HEAD' })).status).toBe(200)
    const part = await send(host.origin, issued.get('active') ?? '', { headers: { range: 'bytes=4-11' } })
    expect([part.status, part.text]).toEqual([206, sent.active.content.slice(4, 12)])
  })

  describe.each(ended)('of a transfer that is %s', state => {
    test.each(ways)('answers $method $headers with nothing', async way => {
      const isHead = way.method === 'HEAD'
      for (const path of [payloadPath(sent[state]), filePath(sent[state]), acknowledged(sent[state])]) {
        const answer = await send(host.origin, path, way)
        expectNothing(sent[state], answer)
        if (isHead) expect(answer.status).toBe(404)
        else expectRefusal(answer, path === filePath(sent[state]) ? 400 : 410)
      }
      const url = issued.get(state)
      if (url === undefined) return
      // No URL outlives the end of its transfer; after that, the contents stay for days.
      const [later, status] = state === 'expired' ? [PAST_EXPIRY, 403] : [0, 404]
      host.clock.move(later)
      const answer = await send(host.origin, url, way)
      host.clock.move(-later)
      expectNothing(sent[state], answer)
      expect(answer.status).toBe(status)
      if (!isHead) expectRefusal(answer, status)
    })

    test('says only that the transfer has ended, and not how', async () => {
      const gone = expectRefusal(await send(host.origin, payloadPath(sent[state])), 410)
      const other = expectRefusal(await send(host.origin, payloadPath(sent.expired)), 410)
      expect({ ...gone, requestId: '' }).toEqual({ ...other, requestId: '' })
    })
  })

  test.each(ways)('has a page that knows nothing about the transfer, for $method $headers', async way => {
    const pages = await Promise.all(
      [...linked.map(state => sent[state].secret), UNKNOWN].map(secret => send(host.origin, `/dl/${secret}`, way)),
    )

    expect(new Set(pages.map(({ status, text, headers }) => `${status} ${text} ${headers.etag}`)).size).toBe(1)
    expect(pages[0]?.headers['referrer-policy']).toBe('no-referrer')
  })

  test.each(ways)('shows no file during processing, for $method $headers', async way => {
    const payload = await send(host.origin, payloadPath(sent.processing), way)
    if (way.method === 'GET') expect(payload.json).toMatchObject({ transferState: 'processing', files: [] })
    expectNothing(sent.processing, payload)

    const file = await send(host.origin, acknowledged(sent.processing), way)
    expectNothing(sent.processing, file)
    if (way.method === 'GET') expectRefusal(file, 409)
    else expect(file.status).toBe(404)
  })

  test('requires the acknowledgement of this link', async () => {
    for (const query of [
      '',
      '?',
      '?acknowledgement',
      '?acknowledgement=',
      '?acknowledgement=false',
      '?acknowledgement=TRUE',
      '?acknowledgement=1',
      '?acknowledgement=true&acknowledgement=true',
      '?acknowledgement=false&acknowledgement=true',
      '?acknowledgement=true&acknowledgement=false',
      '?acknowledgement=true&more=1',
      '?Acknowledgement=true',
    ]) {
      const answer = await send(host.origin, `${filePath(sent.active)}${query}`)
      expectRefusal(answer, 400)
      expectNothing(sent.active, answer)
    }
  })

  test('answers alike for an unknown link, an unknown file, and both', async () => {
    const asked = [
      payloadPath({ secret: UNKNOWN }),
      acknowledged({ secret: UNKNOWN, fileId: sent.active.fileId }),
      acknowledged({ secret: sent.active.secret, fileId: 'never-was-there' }),
      acknowledged({ secret: sent.active.secret, fileId: sent.retracted.fileId }),
      acknowledged({ secret: sent.active.secret, fileId: sent.processing.fileId }),
      acknowledged({ secret: sent.active.secret, fileId: sent.uploading.fileId }),
      // Ids are not secrets: neither replaces the link’s secret.
      payloadPath({ secret: sent.active.id.padEnd(43, 'A') }),
    ]
    const refusals = []
    for (const path of asked) refusals.push(expectRefusal(await send(host.origin, path), 404))

    expect(new Set(refusals.map(reply => JSON.stringify({ ...reply, requestId: '' }))).size).toBe(1)
  })

  test('refuses a secret that is nearly right', async () => {
    const { secret } = sent.active
    const wrong = [
      secret.slice(0, -1),
      `${secret}A`,
      secret.toLowerCase(),
      secret.toUpperCase(),
      [...secret].reverse().join(''),
      `${secret.slice(0, 20)}%00${secret.slice(21)}`,
      `${secret}%00`,
      `${secret}%20`,
      `${secret}=`,
      `%20${secret}`,
      `${secret}%2F`,
      ...Array.from(secret, (letter, at) => secret.slice(0, at) + (letter === 'A' ? 'B' : 'A') + secret.slice(at + 1)),
    ].filter(other => other !== secret)
    for (const other of wrong) {
      const answer = await send(host.origin, payloadPath({ secret: other }))
      expect([400, 404]).toContain(answer.status)
      expectRefusal(answer, answer.status)
      expectNothing(sent.active, answer)
    }
  })

  test('refuses another spelling of the last letter, even of the same bytes', async () => {
    // 43 letters of base64url hold 258 bits: a lenient decoder reads four spellings as one secret of 256 bits.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(sent.active.secret.slice(-1))
    const twin = sent.active.secret.slice(0, -1) + alphabet.charAt(last ^ 1)

    expectRefusal(await send(host.origin, payloadPath({ secret: twin })), 404)
  })

  test('opens nothing more for a token, not even the sender’s', async () => {
    const headers = bearer(tokens.id_token)
    expectRefusal(await send(host.origin, payloadPath({ secret: UNKNOWN }), { headers }), 404)
    expectRefusal(await send(host.origin, payloadPath(sent.retracted), { headers }), 410)
    expectRefusal(await send(host.origin, acknowledged(sent.processing), { headers }), 409)
  })

  test('shows the link in the review while it works, and never a URL of the store', async () => {
    for (const state of statesOfSends) {
      const review = await alice.review(sent[state].id)
      expect(review.transfer.downloadUrl !== undefined).toBe(state === 'active')
      expect(JSON.stringify(review)).not.toContain('/blobs/')
    }
  })

  test('closes in the second of the expiry, also for URLs issued just before', async () => {
    const lasting = await getSignedUrl(sent.active)
    const { expiryDate = '' } = (await alice.review(sent.active.id)).transfer
    const left = Date.parse(expiryDate) - host.clock.now()

    host.clock.move(left - 1000)
    expect((await send(host.origin, payloadPath(sent.active))).status).toBe(200)
    const late = await getSignedUrl(sent.active)
    expect((await send(host.origin, late)).text).toBe(sent.active.content)
    host.clock.move(1000)

    for (const way of ways) {
      for (const [path, status] of [
        [payloadPath(sent.active), 410],
        [acknowledged(sent.active), 410],
        [late, 403],
        [lasting, 403],
      ] as const) {
        const answer = await send(host.origin, path, way)
        expect(answer.status).toBe(way.method === 'HEAD' && status === 410 ? 404 : status)
        expectNothing(sent.active, answer)
      }
    }
    host.clock.move(-left)
  })

  test('issues signed URLs that are valid for five minutes and for their own file', async () => {
    const url = await getSignedUrl(sent.active)

    host.clock.move(5 * 60_000 - 1)
    expect((await send(host.origin, url)).status).toBe(200)
    host.clock.move(1)
    const answer = await send(host.origin, url)
    host.clock.move(-5 * 60_000)

    expectRefusal(answer, 403)
    expectNothing(sent.active, answer)
    const swapped = url.replace(sent.active.fileId, sent.retracted.fileId).replace(sent.active.id, sent.retracted.id)
    expectRefusal(await send(host.origin, swapped), 403)
  })

  test('leaves nothing on the disk that opens it: no secret, no token, no content', async () => {
    const secrets = linked.map(state => sent[state].secret)
    const contents = statesOfSends.map(state => sent[state].content)
    const passwords = [...getSecrets(tokens), alice.idToken ?? '', ...[...issued.values()].flatMap(signatureIn)]

    for (const [file, bytes] of filesUnder(host.directory)) {
      for (const told of [...contents, ...passwords, ...secrets]) {
        expect(bytes.includes(told), `${told} in ${file}`).toBe(false)
      }
    }
  })

  test('logs routes, and no secret, token, address, name or message', () => {
    const log = host.logLines.join('\n')
    expect(log).toContain('"route":"/downloads/{secret}/files/{fileId}"')
    const told = statesOfSends.flatMap(state => [sent[state].name, sent[state].message, sent[state].content])
    const secrets = [...linked.map(state => sent[state].secret), ...getSecrets(tokens), ...issued.values()]
    for (const part of [
      ...told,
      ...secrets,
      'rita@partner.example',
      'alice@acme.example',
      'U'.repeat(20),
      'signature=',
    ]) {
      expect(log).not.toContain(part)
    }
  })
})

function getSecrets({ id_token, access_token, refresh_token }: Tokens): string[] {
  return [id_token, access_token, refresh_token]
}

function signatureIn(path: string): string[] {
  return [new URL(path, 'http://localhost').searchParams.get('signature') ?? path]
}

function filesUnder(directory: string): [string, Buffer][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => [file, readFileSync(file)])
}
