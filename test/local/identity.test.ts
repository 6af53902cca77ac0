import { decodeJwt, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authorizeUrl,
  type Clock,
  codeFor,
  exchange,
  type IdentityHost,
  newProof,
  postForm,
  START,
  signIn,
  startIdentity,
  type Tokens,
  target,
  temporaryFolder,
  toBody,
  visit,
} from './identityHost.ts'

const alice = 'alice@acme.example'
let host: IdentityHost
let clock: Clock

beforeEach(async () => {
  clock = { now: START }
  host = await startIdentity(temporaryFolder(), clock, { extraRedirectUris: ['http://localhost:4000/back?kept=1'] })
})

afterEach(async () => {
  expect(host.bugs).toEqual([])
  await host.discard()
})

describe('a sign-in', () => {
  it('gives a member tokens that verify with the published keys', async () => {
    const proof = newProof()

    const back = target(await visit(authorizeUrl(host, proof, { login_hint: alice, state: 'to where I was' })))
    const reply = await exchange(host, back.searchParams.get('code') ?? '', proof.verifier)

    expect(back.origin + back.pathname).toBe(`${host.origin}/token`)
    expect(back.searchParams.get('state')).toBe('to where I was')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const tokens = await toBody<Tokens & { token_type: string }>(reply)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    const { payload } = await jwtVerify(tokens.id_token, host.provider.keySet, {
      issuer: host.provider.issuer,
      audience: host.provider.clientId,
      algorithms: ['RS256'],
      currentDate: new Date(clock.now),
    })
    const seconds = START / 1000
    expect(payload).toMatchObject({ token_use: 'id', email: alice, email_verified: true, name: 'Alice Martin' })
    expect(payload).toMatchObject({ 'cognito:groups': ['org'], 'cognito:username': payload.sub })
    expect(payload).toMatchObject({ auth_time: seconds, iat: seconds, exp: seconds + 3600 })
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      token_use: 'access',
      client_id: host.provider.clientId,
      sub: payload.sub,
      username: payload.sub,
      origin_jti: payload.origin_jti,
      scope: 'email openid profile',
    })
  })

  it('gives one person the same subject every time, and two people two', async () => {
    const [first, again, bob] = [
      await signIn(host, alice),
      await signIn(host, ' Alice@ACME.example '),
      await signIn(host, 'bob@acme.example'),
    ].map(({ id_token }) => decodeJwt(id_token).sub)

    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(again).toBe(first)
    expect(bob).not.toBe(first)
  })

  it('carries an administrator’s groups, and none for a visitor', async () => {
    const [ada, vera] = [await signIn(host, 'ada@acme.example'), await signIn(host, 'vera@visitor.example')]

    expect(decodeJwt(ada.id_token)['cognito:groups']).toEqual(['org', 'admin'])
    expect(decodeJwt(vera.id_token)).not.toHaveProperty('cognito:groups')
  })

  it('returns the request’s nonce in the ID token', async () => {
    const proof = newProof()

    const code = await codeFor(host, alice, proof, { nonce: 'n-é0"S6' })
    const { id_token } = await toBody<Tokens>(await exchange(host, code, proof.verifier))

    expect(decodeJwt(id_token).nonce).toBe('n-é0"S6')
  })

  it('redirects to any address that the configuration adds', async () => {
    const proof = newProof()
    const redirect_uri = 'http://localhost:4000/back?kept=1'

    const back = target(await visit(authorizeUrl(host, proof, { login_hint: alice, redirect_uri })))
    const reply = await exchange(host, back.searchParams.get('code') ?? '', proof.verifier, { redirect_uri })

    expect(back.href).toMatch(/^http:\/\/localhost:4000\/back\?kept=1&code=[\w-]{43}&state=state-1$/)
    expect(reply.status).toBe(200)
  })

  it('is audited with the person and the address, and without a secret', async () => {
    const proof = newProof()
    const code = await codeFor(host, alice, proof)
    const tokens = await toBody<Tokens>(await exchange(host, code, proof.verifier))
    await exchange(host, code, proof.verifier)

    const source = '127.0.0.1'
    expect(host.audited()).toEqual([
      { action: 'sign-in', actor: decodeJwt(tokens.id_token).sub, result: 'done', detail: null, source },
      { action: 'sign-in', actor: 'anyone', result: 'denied', detail: 'invalid_grant', source },
    ])
  })
})

describe('the page of demo accounts', () => {
  it('lists all accounts, and each link signs that person in', async () => {
    const proof = newProof()

    const page = await visit(authorizeUrl(host, proof, { state: `<"'&>` }))
    const html = await page.text()
    const links = [...html.matchAll(/href="(\/oauth2\/authorize\?[^"]+)"/g)].map(([, link]) => decoded(link ?? ''))
    const back = target(await visit(new URL(links[2] ?? '', host.origin)))
    const reply = await exchange(host, back.searchParams.get('code') ?? '', proof.verifier)

    expect(links).toHaveLength(4)
    expect(back.searchParams.get('state')).toBe(`<"'&>`)
    expect(decodeJwt((await toBody<Tokens>(reply)).id_token).email).toBe('ada@acme.example')
  })

  it('appears for an unknown hint, without the query in its markup', async () => {
    const hint = '"><script>alert(1)</script>@acme.example'

    const page = await visit(authorizeUrl(host, newProof(), { login_hint: hint }))

    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('<script')
  })

  it('runs no script, cannot be framed, and sends no referrer', async () => {
    const page = await visit(authorizeUrl(host, newProof()))

    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const style = await visit(`${host.origin}/oauth2/authorize.css`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})

describe('an authorisation request', () => {
  const attempts: [string, (origin: string) => string][] = [
    ['another host', () => 'https://evil.example/token'],
    ['the allowed address as a prefix', origin => `${origin}/token/../steal`],
    ['the allowed address with more behind it', origin => `${origin}/tokens`],
    ['the origin as a prefix of another host', origin => `${origin}.evil.example/token`],
    ['the origin as user info', origin => `${origin}@evil.example/token`],
    ['user info in front of the host', origin => origin.replace('//', '//a:b@').concat('/token')],
    ['a slash at the end', origin => `${origin}/token/`],
    ['another case in the path', origin => `${origin}/Token`],
    ['another case in the host', origin => `${origin.replace('localhost', 'LOCALHOST')}/token`],
    ['an encoded letter', origin => `${origin}/%74oken`],
    ['an encoded whole', origin => encodeURIComponent(`${origin}/token`)],
    ['a query', origin => `${origin}/token?next=https://evil.example`],
    ['a fragment', origin => `${origin}/token#`],
    ['a space in front', origin => ` ${origin}/token`],
    ['a line break', origin => `${origin}/token\r\nset-cookie: a=b`],
    ['another scheme', () => 'javascript:alert(1)'],
    ['a path alone', () => '/token'],
    ['another port', () => 'http://localhost:1/token'],
    ['an added address without its query', () => 'http://localhost:4000/back'],
    ['nothing', () => ''],
  ]
  it.each(attempts)('is refused directly when its redirect is %s', async (_, wanted) => {
    const url = authorizeUrl(host, newProof(), { login_hint: alice, redirect_uri: wanted(host.origin) })

    const answer = await visit(url)

    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  it('is refused directly without, with two, or with an unknown client or redirect', async () => {
    const proof = newProof()
    const twice = (name: string) => {
      const url = authorizeUrl(host, proof, { login_hint: alice })
      url.searchParams.append(name, url.searchParams.get(name) ?? '')
      return url
    }
    const urls = [
      authorizeUrl(host, proof, { login_hint: alice, client_id: undefined }),
      authorizeUrl(host, proof, { login_hint: alice, client_id: 'constructor' }),
      authorizeUrl(host, proof, { login_hint: alice, client_id: host.provider.recipientClientId }),
      authorizeUrl(host, proof, { login_hint: alice, redirect_uri: undefined }),
      twice('client_id'),
      twice('redirect_uri'),
    ]
    for (const url of urls) expect((await visit(url)).status).toBe(400)
  })

  it.each([
    ['another response type', { response_type: 'token' }],
    ['no challenge', { code_challenge: undefined }],
    ['a short challenge', { code_challenge: 'abc' }],
    ['a challenge of other letters', { code_challenge: `${'a'.repeat(42)}=` }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a scope that is not offered', { scope: 'openid aws.cognito.signin.user.admin' }],
  ])('is redirected with an error and its state when it has %s', async (_, changes) => {
    const back = target(await visit(authorizeUrl(host, newProof(), { login_hint: alice, ...changes })))

    expect(back.href).toBe(`${host.origin}/token?error=invalid_request&state=state-1`)
  })

  it('is redirected with an error when it has no state, or a duplicate parameter', async () => {
    const withoutState = authorizeUrl(host, newProof(), { login_hint: alice, state: undefined })
    const saidTwice = authorizeUrl(host, newProof(), { login_hint: alice })
    saidTwice.searchParams.append('state', 'state-2')

    for (const url of [withoutState, saidTwice]) {
      expect(target(await visit(url)).href).toBe(`${host.origin}/token?error=invalid_request`)
    }
  })

  it('to HEAD creates no code', async () => {
    const answer = await visit(authorizeUrl(host, newProof(), { login_hint: alice }), 'HEAD')

    expect(answer.status).toBe(405)
    expect(host.database.prepare('SELECT count(*) AS n FROM sign_in_codes').get()).toEqual({ n: 0 })
  })
})

describe('a sign-in code', () => {
  it('is stored only as its digest', async () => {
    const code = await codeFor(host, alice, newProof())

    const rows = JSON.stringify(host.database.prepare('SELECT * FROM sign_in_codes').all())
    expect(rows).not.toContain(code)
  })

  it('works once', async () => {
    const proof = newProof()
    const code = await codeFor(host, alice, proof)
    await exchange(host, code, proof.verifier)

    const again = await exchange(host, code, proof.verifier)

    expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  it('has one winner of concurrent exchanges, whose session lasts', async () => {
    const proof = newProof()
    const code = await codeFor(host, alice, proof)

    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(host, code, proof.verifier)))

    const winners = replies.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const { refresh_token } = await toBody<Tokens>(winners[0])
    const refreshed = await postForm(host, {
      grant_type: 'refresh_token',
      client_id: host.provider.clientId,
      refresh_token,
    })
    expect(refreshed.status).toBe(200)
  })

  it('is invalidated by a wrong proof', async () => {
    const proof = newProof()
    const code = await codeFor(host, alice, proof)

    const stolen = await exchange(host, code, newProof().verifier)
    const late = await exchange(host, code, proof.verifier)

    expect([await stolen.json(), await late.json()]).toEqual([{ error: 'invalid_grant' }, { error: 'invalid_grant' }])
  })

  it('is bound to its redirect address', async () => {
    const proof = newProof()
    const code = await codeFor(host, alice, proof)

    const reply = await exchange(host, code, proof.verifier, { redirect_uri: 'http://localhost:4000/back?kept=1' })

    expect(await reply.json()).toEqual({ error: 'invalid_grant' })
  })

  it('lives five minutes', async () => {
    const proof = newProof()
    const [first, second] = [await codeFor(host, alice, proof), await codeFor(host, alice, proof)]

    clock.now = START + 299_999
    const inTime = await exchange(host, first, proof.verifier)
    clock.now = START + 300_000
    const late = await exchange(host, second, proof.verifier)

    expect([inTime.status, late.status]).toEqual([200, 400])
  })
})

describe('the token endpoint', () => {
  it.each([
    ['a client that it does not know', { client_id: 'somebody' }, 'invalid_client'],
    ['the recipients’ client', { client_id: 'waybillrecipients' }, 'invalid_client'],
    ['a grant that it does not know', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no grant', { grant_type: '' }, 'invalid_request'],
    ['no code', { code: '' }, 'invalid_request'],
    ['a short verifier', { code_verifier: 'abc' }, 'invalid_request'],
    ['an unknown code', { code: 'a.b.c' }, 'invalid_grant'],
  ])('refuses %s', async (_, changes, error) => {
    const reply = await exchange(host, 'no-code', newProof().verifier, changes)

    expect([reply.status, await reply.json()]).toEqual([400, { error }])
  })

  it('accepts only well-formed forms, each name once, up to 64 KB', async () => {
    const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/x-www-form-urlencoded') =>
      fetch(`${host.origin}/oauth2/token`, { method: 'POST', headers: { 'content-type': type }, body })

    const replies = await Promise.all([
      post('grant_type=refresh_token&grant_type=refresh_token'),
      post('grant_type=%E0%A4%A'),
      post('grant_type=%ff'),
      post(new Uint8Array([0xff, 0xfe])),
      post(''),
      post('{}', 'application/json'),
      post(`grant_type=${'a'.repeat(64 * 1024)}`),
      post('a'.repeat(900 * 1024)),
    ])

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 415, 413, 413])
    for (const reply of replies) expect(await reply.json()).toEqual({ error: 'invalid_request' })
  })

  it('names its method in a 405', async () => {
    const reply = await visit(`${host.origin}/oauth2/token`)

    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('a sign-out by redirect', () => {
  const logout = (query: Record<string, string>) => visit(`${host.origin}/logout?${new URLSearchParams(query)}`)

  it('sends the browser to the front page', async () => {
    for (const logout_uri of [host.origin, `${host.origin}/`]) {
      expect(target(await logout({ client_id: host.provider.clientId, logout_uri })).href).toBe(`${host.origin}/`)
    }
  })

  it('refuses other targets', async () => {
    const { origin } = host
    const wanted = [`${origin}//evil.example`, `${origin}/token`, `${origin}@evil.example`, 'https://evil.example/', '']
    for (const logout_uri of wanted) {
      expect((await logout({ client_id: host.provider.clientId, logout_uri })).status).toBe(400)
    }
    expect((await logout({ client_id: 'somebody', logout_uri: `${origin}/` })).status).toBe(400)
  })
})

it('the discovery documents name the endpoints and capabilities, with keys without private parts', async () => {
  const found = await visit(`${host.origin}/.well-known/openid-configuration`)
  const discovery = await toBody<{ jwks_uri: string }>(found)
  const { keys } = await toBody<{ keys: object[] }>(await visit(discovery.jwks_uri))

  expect(discovery).toMatchObject({ issuer: host.provider.issuer, token_endpoint: `${host.origin}/oauth2/token` })
  expect(keys).toHaveLength(1)
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

it('other paths are left to the server', async () => {
  for (const path of ['/', '/oauth2', '/oauth2/authorize/', '/identity/x', '/constructor', '//logout']) {
    expect((await visit(`${host.origin}${path}`)).status).toBe(404)
  }
})

function decoded(attribute: string): string {
  return attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
