import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPeople } from '../../local/identity/demoDirectory.ts'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { ask as askFor, type CallName, callNames, endsSession, requestFor, toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send, sendBytes } from '../harness/requests.ts'
import { type Sent, type StateOfSend, statesOfSends, transfersInEveryState } from '../harness/states.ts'
import { smallWebsite } from '../harness/website.ts'

const UNKNOWN = 'U'.repeat(43)
const ample = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }
const websiteDirectory = smallWebsite()
afterAll(() => rmSync(websiteDirectory, { recursive: true }))

describe('every answer', () => {
  let host: TestHost
  let alice: Person
  let vera: Person
  let sent: Record<StateOfSend, Sent>
  let down: string
  let up: string

  beforeAll(async () => {
    host = await testHost({ budgets: ample, websiteDirectory })
    alice = await person(host.origin, 'alice@acme.example')
    vera = await person(host.origin, 'vera@visitor.example')
    sent = await transfersInEveryState(host, alice)
    const { json } = await send(host.origin, `${toPath('getDownloadFile', sent.active)}?acknowledgement=true`)
    down = pathIn((json as { url: string }).url)
    const { id, fileId } = sent.uploading
    up = pathIn(await alice.uploadUrl(id, fileId))
  })
  afterAll(() => host.stop())

  const get = (path: string, headers: Record<string, string> = {}) => send(host.origin, path, { headers })
  const as = (token: string | undefined) => (name: CallName, state: StateOfSend, json?: string) =>
    askFor(host.origin, name, sent[state], { token, ...(json === undefined ? {} : { json }) })
  const asAlice: ReturnType<typeof as> = (...call) => as(alice.idToken)(...call)
  const identity = (body: string, type = 'application/x-amz-json-1.1') =>
    send(host.origin, '/identity', {
      method: 'POST',
      headers: { 'content-type': type, 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body,
    })
  const toMail = async () => `/local/outbox/${((await get('/local/outbox.json')).json as { id: string }[])[0]?.id}.html`
  const authorize = (more: string) =>
    get(
      `/oauth2/authorize?response_type=code&client_id=waybillmembers&state=s&code_challenge_method=S256&code_challenge=${UNKNOWN}&redirect_uri=${encodeURIComponent(`${host.origin}/token`)}${more}`,
    )
  const raw = (lines: string) => sendBytes(host.origin, lines)
  const bytesBehindHeaders = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(host.origin).port), '127.0.0.1')
      let received = ''
      const done = () => {
        socket.destroy()
        resolve(received.slice(received.indexOf('\r\n\r\n') + 4))
      }
      socket.setTimeout(300, done)
      socket.on('data', chunk => {
        received += chunk.toString('latin1')
      })
      socket.on('end', done).on('error', reject)
      socket.write(bytes)
    })

  const answers: [string, number, () => Promise<Answer>][] = [
    ['a call', 200, () => get('/api/config')],
    ['a call that is refused', 400, () => asAlice('createTransfer', 'provisional', '{}')],
    ['a call without a token', 401, () => as(undefined)('reviewTransfer', 'active')],
    ['a call of a visitor', 403, () => as(vera.idToken)('reviewTransfer', 'active')],
    ['a call for a missing resource', 404, () => get(toPath('getDownload', { secret: UNKNOWN }))],
    ['a call that does not exist', 404, () => get('/api/nothing')],
    ['a call by HEAD', 404, () => send(host.origin, '/api/config', { method: 'HEAD' })],
    ['a call by a method it does not have', 404, () => send(host.origin, '/api/config', { method: 'DELETE' })],
    ['a call in the wrong state', 409, () => asAlice('retractTransfer', 'failed')],
    ['a call for what has ended', 410, () => get(toPath('getDownload', sent.expired))],
    ['a call that is too large', 413, () => asAlice('createTransfer', 'provisional', 'x'.repeat(3_000_000))],
    ['a call in another media type', 415, () => send(host.origin, '/api/collect/js', { method: 'POST', body: 'x' })],
    ['an upload', 200, () => send(host.origin, up, { method: 'PUT', body: sent.uploading.content })],
    ['an upload of the wrong size', 400, () => send(host.origin, up, { method: 'PUT', body: 'x' })],
    ['an upload where none may be', 403, () => send(host.origin, down, { method: 'PUT', body: 'x' })],
    ['a file', 200, () => get(down)],
    ['a file by HEAD', 200, () => send(host.origin, down, { method: 'HEAD' })],
    ['a part of a file', 206, () => get(down, { range: 'bytes=0-1' })],
    ['a part that a file does not have', 416, () => get(down, { range: 'bytes=999999-' })],
    ['a file without a signature', 403, () => get(down.split('?')[0] ?? '')],
    ['the page to sign in', 200, () => authorize('')],
    ['its style', 200, () => get('/oauth2/authorize.css')],
    ['a sign-in', 302, () => authorize('&login_hint=bob@acme.example')],
    ['a sign-in to nowhere', 400, () => get('/oauth2/authorize')],
    ['a sign-in by HEAD', 405, () => send(host.origin, '/oauth2/authorize', { method: 'HEAD' })],
    ['tokens that are refused', 415, () => send(host.origin, '/oauth2/token', { method: 'POST', body: 'x' })],
    ['the keys', 200, () => get('/.well-known/jwks.json')],
    ['the sign-in metadata', 200, () => get('/.well-known/openid-configuration')],
    ['an identity call', 400, () => identity('{}')],
    ['an identity call in another media type', 415, () => identity('{}', 'application/json')],
    ['an identity call that is too large', 413, () => identity('x'.repeat(100_000))],
    ['the outbox', 200, () => get('/local/outbox')],
    ['its messages', 200, () => get('/local/outbox.json')],
    ['its style ', 200, () => get('/local/outbox.css')],
    ['a mail', 200, async () => get(await toMail())],
    ['a missing mail', 404, () => get('/local/outbox/none.html')],
    ['a change to the outbox', 405, () => send(host.origin, '/local/outbox', { method: 'DELETE' })],
    ['the app', 200, () => get('/')],
    ['the app by HEAD', 200, () => send(host.origin, '/', { method: 'HEAD' })],
    ['the page of recipients', 200, () => get(`/dl/${UNKNOWN}`)],
    ['a page that does not exist', 404, () => get('/nothing')],
    ['a script', 200, () => get('/assets/app-abcdef12.js')],
    ['a compressed script', 200, () => get('/assets/app-abcdef12.js', { 'accept-encoding': 'gzip' })],
    ['a script that does not exist', 404, () => get('/assets/app-00000000.js')],
    ['a picture', 200, () => get('/favicon.svg')],
    [
      'a picture that is known already',
      304,
      async () => get('/favicon.svg', { 'if-none-match': `${(await get('/favicon.svg')).headers.etag}` }),
    ],
    ['a change to a page', 404, () => send(host.origin, '/', { method: 'POST', body: 'x' })],
    [
      'a page under another name of this machine',
      307,
      () => get('/transfer', { host: host.origin.replace('http://localhost', '127.0.0.1') }),
    ],
    [
      'a preflight',
      404,
      () =>
        send(host.origin, '/api/transfers', {
          method: 'OPTIONS',
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        }),
    ],
    ['a page under a foreign name', 400, () => get('/', { host: 'evil.example' })],
    ['a request without a name', 400, () => raw('GET / HTTP/1.1\r\n\r\n')],
    ['an old request without a name', 400, () => raw('GET / HTTP/1.0\r\n\r\n')],
    ['a malformed request', 400, () => raw('hello\r\n\r\n')],
    ['a request with too many headers', 413, () => get('/', { x: 'y'.repeat(20_000) })],
    ['a request that expects too much', 200, () => get('/api/config', { expect: 'miracles' })],
  ]

  test.each(answers)('has the security headers and none that reveal the software: %s (%i)', async (_, status, ask) => {
    const { headers, ...answer } = await ask()

    expect(answer.status, answer.text).toBe(status)
    for (const [name, value] of Object.entries(securityHeaders('api'))) {
      expect(headers[name], name).toBeTruthy()
      if (['x-content-type-options', 'strict-transport-security', 'permissions-policy'].includes(name)) {
        expect(headers[name]).toBe(value)
      }
    }
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src (?!'self';)/)
    const giveaways = ['server', 'x-powered-by', 'set-cookie', 'x-middleware']
    expect(Object.keys(headers).filter(name => giveaways.includes(name) || name.startsWith('access-control'))).toEqual(
      [],
    )
  })

  test('with an error status names its request and the reason', async () => {
    const own = answers.filter(
      ([name, status]) => status >= 400 && !/HEAD|page|script|sign-in|token|identity|outbox|mail|part that/.test(name),
    )
    expect(own.length).toBeGreaterThan(15)
    for (const [, status, ask] of own) expectRefusal(await ask(), status)
  })

  test('is not cached, unless it is the same for all callers', async () => {
    const caching = async (path: string) => (await get(path)).headers['cache-control']
    const { path: review } = requestFor('reviewTransfer', sent.active)

    expect((await get(review, bearer(alice.idToken))).headers['cache-control']).toBe('no-store')
    expect(await caching(toPath('getDownload', sent.active))).toBe('no-store')
    expect(await caching(down)).toBe('no-store')
    expect(await caching('/local/outbox.json')).toBe('no-store')
    expect(await caching('/')).toBe('no-cache')
    expect(await caching('/assets/app-abcdef12.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/assets/app-00000000.js')).not.toContain('immutable')
  })

  test('that is a page runs only our scripts, escapes HTML, and cannot be framed', async () => {
    for (const path of ['/', '/transfer', `/dl/${UNKNOWN}`, '/nothing']) {
      const policy = (await get(path)).headers['content-security-policy']
      for (const part of [
        "script-src 'self'",
        "require-trusted-types-for 'script'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]) {
        expect(policy).toContain(part)
      }
      expect(policy).not.toMatch(/unsafe|\*|http:/)
    }
  })

  test('sends no referrer to other sites, and none at all from pages of links', async () => {
    const toPolicy = async (path: string) => (await get(path)).headers['referrer-policy']

    expect(await toPolicy('/')).toBe('same-origin')
    for (const path of [`/dl/${sent.active.secret}`, toPath('getDownload', sent.active), down, '/api/config']) {
      expect(await toPolicy(path)).toBe('no-referrer')
    }
  })

  test('that is a file is saved, and never shown', async () => {
    const { headers } = await get(down)

    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/,
    )
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('to a page of another site grants it no read access', async () => {
    for (const origin of ['https://evil.example', 'null', host.origin.replace('localhost', '127.0.0.1')]) {
      for (const path of ['/api/config', toPath('getDownload', sent.active), down, '/local/outbox.json']) {
        const { headers } = await get(path, { origin })
        expect(headers['access-control-allow-origin']).toBeUndefined()
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    }
  })

  test('requires a known host name', async () => {
    const { port } = new URL(host.origin)
    const foreign = [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `localhost:${port}.evil.example`,
      'localhost',
      'localhost:1',
      `localhost:${port}@evil.example`,
      `127.0.0.1.evil.example:${port}`,
      `0.0.0.0:${port}`,
      `[::]:${port}`,
      `127.1:${port}`,
      `2130706433:${port}`,
      ' ',
      '',
    ]
    for (const name of foreign) {
      for (const path of ['/api/config', '/', '/local/outbox.json', '/oauth2/authorize', down]) {
        expectRefusal(await get(path, { host: name }), 400)
      }
    }
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await get('/api/config', { host: `${name}:${port}` })).status).toBe(200)
    }
  })

  test('point 20: to a request with two Host headers is 400, even if one is ours', async () => {
    const { host: ours } = new URL(host.origin)
    for (const hosts of [
      [ours, ours],
      [ours, 'evil.example'],
      ['evil.example', ours],
    ]) {
      const lines = hosts.map(name => `Host: ${name}\r\n`).join('')
      expectRefusal(await raw(`GET /api/config HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`), 400)
    }
  })

  test('point 20: to HEAD has no body, for any resource', async () => {
    const heads = [
      'HEAD / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      'HEAD / HTTP/1.1\r\n\r\n',
      `HEAD / HTTP/1.1\r\nHost: ${new URL(host.origin).host}\r\nbad header\r\n\r\n`,
      `HEAD / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HEAD /\u0001 HTTP/1.1\r\n\r\n',
      `HEAD /api/config HTTP/1.1\r\nHost: ${new URL(host.origin).host}\r\nContent-Length: 9\r\n\r\n`,
      ...['/', '/nothing', '/api/nothing', '/identity', '/oauth2/token', '/local/outbox', down, up].map(
        path => `HEAD ${path} HTTP/1.1\r\nHost: ${new URL(host.origin).host}\r\nConnection: close\r\n\r\n`,
      ),
    ]
    for (const head of heads) expect(await bytesBehindHeaders(head), head.slice(0, 60)).toBe('')
  })

  test('serves no file beside, behind or above the build', async () => {
    const paths = [
      '/.build',
      '/assets/app-abcdef12.js.gz',
      '/assets/',
      '/assets',
      '/index.html',
      '/dl.html',
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/%00',
      '/assets/%',
      '/host.lock',
      '/waybill.db',
      '/keys/root.key',
      '/blobs/../keys/root.key',
    ]
    for (const path of paths) {
      const answer = await get(path)
      expect([400, 403, 404]).toContain(answer.status)
      expect(answer.text).not.toMatch(/what the build|"name": "waybill"|SQLite|root:/)
    }
  })

  test('to HEAD, and to GET without effects, changes nothing', async () => {
    const before = everythingIn(host)

    for (const name of callNames) {
      for (const state of statesOfSends)
        await send(host.origin, requestFor(name, sent[state]).path, { method: 'HEAD', headers: bearer(alice.idToken) })
    }
    for (const path of [
      down,
      up,
      '/',
      `/dl/${sent.active.secret}`,
      '/oauth2/authorize',
      '/oauth2/token',
      '/logout',
      '/identity',
      '/local/outbox',
    ]) {
      await send(host.origin, path, { method: 'HEAD' })
    }
    for (const path of [
      `/dl/${sent.active.secret}`,
      toPath('getDownload', sent.active),
      toPath('getDownloadFile', sent.active),
      down,
      '/local/outbox',
      await toMail(),
      '/',
    ]) {
      await get(path)
      await get(path, { range: 'bytes=0-0' })
    }

    expect(everythingIn(host)).toEqual(before)
  })

  test('to a page of a link is the same page for every link', async () => {
    const pages = await Promise.all(
      [...statesOfSends.map(state => sent[state].secret), UNKNOWN, 'short'].map(secret => get(`/dl/${secret}`)),
    )

    expect(new Set(pages.map(({ text, status }) => `${status} ${text}`)).size).toBe(1)
  })
})

describe('a caller above the limit', () => {
  const budgets = { read: 12, write: 15, link: 6, report: 4 }
  let host: TestHost
  let alice: Person
  let bob: Person
  let ada: Person
  let eve: Person
  let link: Sent
  let ended: Sent

  beforeAll(async () => {
    const secondAdministrator = { email: 'eve@acme.example', name: 'Eve', groups: ['org', 'admin'] }
    host = await testHost({ budgets: ample, people: [...demoPeople, secondAdministrator] })
    alice = await person(host.origin, 'alice@acme.example')
    bob = await person(host.origin, 'bob@acme.example')
    ada = await person(host.origin, 'ada@acme.example')
    eve = await person(host.origin, 'eve@acme.example')
    const sent = await transfersInEveryState(host, alice)
    link = sent.active
    ended = sent.expired
  })
  // A restart clears counts in memory: each test begins with full budgets.
  const withBudgets = async () => {
    host = await host.restart({ budgets })
  }
  afterAll(() => host.stop())

  const expectWait = (answer: Answer) => {
    const { errorMessage } = expectRefusal(answer, 429)
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(60)
    expect(errorMessage).toContain(`${wait} seconds`)
  }
  const ask = (name: CallName, token?: string) => askFor(host.origin, name, ended, { token })
  const tokens = (name: CallName) =>
    (contracts[name].caller === 'admin' ? [ada, eve] : [alice, bob]).map(who => who.idToken)
  const limited = callNames.flatMap(name => {
    const { rate }: Contract = contracts[name]
    return rate === undefined || rate === 'link' || endsSession(name) ? [] : [[name, rate] as const]
  })

  test.each(limited)('of %s must wait, and sees how long', async (name, rate) => {
    await withBudgets()
    const [token, another] = tokens(name)
    const statuses: number[] = []
    for (let asked = 0; asked < budgets[rate]; asked += 1) {
      statuses.push((await ask(name, token)).status)
    }

    expect(statuses).not.toContain(429)
    expectWait(await ask(name, token))
    if (contracts[name].caller !== 'anyone') expect((await ask(name, another)).status).not.toBe(429)
  })

  test.each(limited)('of %s with an invalid body must wait as well', async (name, rate) => {
    await withBudgets()
    const [token] = tokens(name)
    const path = `${requestFor(name, ended).path}?unknown=1`
    const garble = () => askFor(host.origin, name, ended, { token, path })
    for (let asked = 0; asked < budgets[rate]; asked += 1) expectRefusal(await garble(), 400)

    expectWait(await garble())
    expectWait(await ask(name, token))
  })

  test('of unknown links must wait; a caller with a valid link is still served', async () => {
    await withBudgets()
    const guess = (at: number) => send(host.origin, toPath('getDownload', { secret: String(at).padStart(43, 'g') }))
    for (let at = 0; at < budgets.link; at += 1) expectRefusal(await guess(at), 404)

    expectWait(await guess(99))

    expectWait(
      await send(
        host.origin,
        `${toPath('getDownloadFile', { secret: UNKNOWN, fileId: link.fileId })}?acknowledgement=true`,
      ),
    )
    for (let times = 0; times < 3 * budgets.link; times += 1) {
      expect((await send(host.origin, toPath('getDownload', link))).status).toBe(200)
      expectRefusal(await send(host.origin, toPath('getDownload', ended)), 410)
    }
    expect((await send(host.origin, `${toPath('getDownloadFile', link)}?acknowledgement=true`)).status).toBe(200)
  })

  test('of an ended link does not count as guessing', async () => {
    await withBudgets()
    for (let times = 0; times < 3 * budgets.link; times += 1) {
      expectRefusal(await send(host.origin, toPath('getDownload', ended)), 410)
    }

    expectRefusal(await send(host.origin, toPath('getDownload', { secret: UNKNOWN })), 404)
  })

  test('point 20: is audited once a minute and network, as are refused redirects', async () => {
    await withBudgets()
    const newest = withDatabase(host, database => database.prepare('SELECT max(sequence) AS newest FROM audit').get())
    const inAudit = (like: string) =>
      withDatabase(host, database =>
        database
          .prepare('SELECT actor, source, detail FROM audit WHERE sequence > ? AND detail LIKE ?')
          .all(Number(newest?.newest), like),
      )
    for (let times = 0; times < budgets.read + 5; times += 1) await ask('reviewTransfer', bob.idToken)
    for (let times = 0; times < 3; times += 1) {
      await send(host.origin, '/oauth2/authorize?client_id=waybillmembers&redirect_uri=https://evil.example/')
      await send(host.origin, '/logout?client_id=waybillmembers&logout_uri=https://evil.example/')
    }

    expect(inAudit('% too_many_requests')).toEqual([
      { actor: decodeJwt(bob.idToken ?? '').sub, source: '127.0.0.1', detail: 'reviewTransfer too_many_requests' },
    ])
    expect(inAudit('% redirect_refused')).toEqual([
      { actor: 'anyone', source: '127.0.0.1', detail: 'authorize redirect_refused' },
      { actor: 'anyone', source: '127.0.0.1', detail: 'logout redirect_refused' },
    ])

    host.clock.move(60_000)
    await ask('reviewTransfer', bob.idToken)
    expect(inAudit('% too_many_requests')).toHaveLength(2)
  })

  test('without a sign-in gets the same refusals, and causes no disk writes', async () => {
    await withBudgets()
    for (let times = 0; times < 100; times += 1) expectRefusal(await ask('reviewTransfer'), 401)

    const denials = withDatabase(host, database =>
      database.prepare("SELECT count(*) AS denials FROM audit WHERE detail LIKE '% not_signed_in'").get(),
    )
    expect(Number(denials?.denials)).toBeLessThanOrEqual(2 * budgets.report)
    expect((await ask('reviewTransfer', alice.idToken)).status).toBe(200)
  })
})

function pathIn(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

function everythingIn(host: TestHost) {
  return withDatabase(host, database => {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
    return tables.map(({ name }) => {
      const rows = database.prepare(`SELECT * FROM ${name}`)
      // List positions exceed JavaScript’s safe integers.
      rows.setReadBigInts(true)
      return [name, rows.all()]
    })
  })
}
