import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contracts from '../../shared/contract/alerts.ts'
import { ask } from '../harness/calls.ts'
import { type ConfiguredHost, configuredHost } from '../harness/configuredHost.ts'
import { type FaultyProvider, faultyProvider, type ProviderFaults } from '../harness/faultyProvider.ts'
import { freePort } from '../harness/freePort.ts'
import { withDatabase } from '../harness/host.ts'
import { oidcBrowser } from '../harness/oidcBrowser.ts'
import { clientSecret, type OidcProviderOfTest, oidcProvider, type ProvidersPeople } from '../harness/oidcProvider.ts'
import { personWith, type Tokens } from '../harness/person.ts'

const HOUR = 3_600_000
const people: ProvidersPeople = {
  carla: { email: 'Carla@ACME.example', email_verified: true, name: 'Carla Ruiz', groups: ['Staff', 'Choir'] },
  ivo: { email: 'ivo@acme.example', name: 'Ivo', groups: ['staff', 'it'] },
  guest: { email: 'guest@visitor.example', email_verified: true, name: 'Guest' },
}

function newProof() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

function authorizeUrl(origin: string, challenge: string, more: Record<string, string> = {}): URL {
  const query = {
    response_type: 'code',
    client_id: 'waybillmembers',
    scope: 'openid email profile',
    state: 'of the app',
  }
  const proof = { code_challenge: challenge, code_challenge_method: 'S256', redirect_uri: `${origin}/token` }
  return new URL(`${origin}/oauth2/authorize?${new URLSearchParams({ ...query, ...proof, ...more })}`)
}

async function sentTo(url: URL | string): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`No redirect but ${response.status}: ${await response.text()}`)
  return new URL(location)
}

function redeem(origin: string, code: string, verifier: string): Promise<Response> {
  const form = { grant_type: 'authorization_code', client_id: 'waybillmembers', redirect_uri: `${origin}/token` }
  return fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, code, code_verifier: verifier }),
  })
}

async function identityCall(origin: string, name: string, input: object) {
  const response = await fetch(`${origin}/identity`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const getAudit = (host: ConfiguredHost) =>
  withDatabase(host, database =>
    database.prepare("SELECT action, result, detail FROM audit WHERE action LIKE 'sign-%' ORDER BY sequence").all(),
  )

const readEnds = (host: ConfiguredHost) =>
  withDatabase(host, database =>
    database.prepare("SELECT actor, detail FROM audit WHERE action = 'unsubscribe-alerts'").all(),
  ).map(row => ({ ...row }))

/** The plain records of the host: logs, audit, and the unencrypted columns of the database. */
const writtenBy = (host: ConfiguredHost) => JSON.stringify([host.logLines, getAudit(host)])

describe('the organisation’s own sign-in', () => {
  let provider: OidcProviderOfTest
  let host: ConfiguredHost
  let origin: string

  beforeAll(async () => {
    const PORT = String(await freePort())
    provider = await oidcProvider(`http://localhost:${PORT}`, structuredClone(people))
    host = await configuredHost({ ...provider.settings, PORT })
    origin = host.origin
  })
  afterAll(async () => {
    await host.stop()
    await provider.close()
  })
  beforeEach(() => Object.assign(provider.people, structuredClone(people)))

  const signIn = async (who: string, browser = oidcBrowser()) => {
    const { verifier, challenge } = newProof()
    const back = await sentTo(await browser.choose(await sentTo(authorizeUrl(origin, challenge)), who))
    const response = await redeem(origin, back.searchParams.get('code') ?? '', verifier)
    expect(response.status).toBe(200)
    const tokens = (await response.json()) as Tokens
    return { back, tokens, claims: decodeJwt(tokens.id_token) }
  }
  const refresh = (tokens: Tokens) =>
    identityCall(origin, 'GetTokensFromRefreshToken', {
      ClientId: 'waybillmembers',
      RefreshToken: tokens.refresh_token,
    })
  const refreshed = async (tokens: Tokens) => {
    const { body } = await refresh(tokens)
    return decodeJwt((body.AuthenticationResult as { IdToken: string }).IdToken)
  }

  test('makes a person in the right group a member, by the provider’s claim only', async () => {
    const { back, claims } = await signIn('carla')

    expect(`${back.origin}${back.pathname}`).toBe(`${origin}/token`)
    expect(back.searchParams.get('state')).toBe('of the app')
    expect(claims).toMatchObject({
      iss: origin,
      aud: 'waybillmembers',
      email: 'Carla@acme.example',
      name: 'Carla Ruiz',
      'cognito:groups': ['org'],
    })
  })

  test('makes an administrator, and a visitor without access of all others', async () => {
    const [ivo, guest] = [await signIn('ivo'), await signIn('guest')]

    expect(ivo.claims['cognito:groups']).toEqual(['org', 'admin'])
    expect(guest.claims['cognito:groups']).toBeUndefined()
    await expect(
      personWith(origin, guest.tokens.id_token).create([{ name: 'a.txt', content: Buffer.from('a') }]),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('lets a member send, with the same identity next time', async () => {
    const [first, second] = [await signIn('carla'), await signIn('carla')]

    const sent = await personWith(origin, first.tokens.id_token).send([{ name: 'a.txt', content: Buffer.from('a') }])
    await host.host.settled()

    const { transfer } = await personWith(origin, second.tokens.id_token).review(sent.id)
    expect(transfer.transferState).toBe('active')
    expect(first.claims.sub).toBe(second.claims.sub)
    expect(first.claims.sub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(first.claims.sub).not.toBe((await signIn('ivo')).claims.sub)
  })

  test('is the only sign-in: the demo directory is off', async () => {
    const named = authorizeUrl(origin, newProof().challenge, { login_hint: 'alice@acme.example' })

    const asked = await sentTo(named)

    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'waybill',
      redirect_uri: `${origin}/oauth2/idpresponse`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: 'alice@acme.example',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.searchParams.get(name)).toMatch(/^.{43}$/)
    expect(asked.href).not.toContain('of the app')
  })

  test('is renewed for half a day, over a restart, and then repeated', async () => {
    const { tokens, claims } = await signIn('carla')
    host.clock.move(12 * HOUR - 1000)
    await host.host.sweep()
    await host.restart()

    expect(await refreshed(tokens)).toMatchObject({ sub: claims.sub, email: claims.email, 'cognito:groups': ['org'] })
    host.clock.move(1000)
    expect((await refresh(tokens)).status).toBe(400)
  })

  test('is forgotten with its last token', async () => {
    const rows = () => withDatabase(host, database => database.prepare('SELECT count(*) AS n FROM people').get()?.n)
    await signIn('carla')
    expect(rows()).toBeGreaterThan(0)

    host.clock.move(13 * HOUR)
    await host.host.sweep()

    expect(rows()).toBe(0)
  })

  test('applies the groups of the latest read in every session', async () => {
    const before = await signIn('carla')
    provider.people.carla = { ...people.carla, groups: ['Choir'] }

    await signIn('carla')

    expect((await refreshed(before.tokens))['cognito:groups']).toBeUndefined()
  })

  test('ends here at once, and continues at the provider’s own sign-out', async () => {
    const { tokens } = await signIn('carla')

    await identityCall(origin, 'RevokeToken', { ClientId: 'waybillmembers', Token: tokens.refresh_token })
    const target = await sentTo(
      `${origin}/logout?client_id=waybillmembers&logout_uri=${encodeURIComponent(`${origin}/`)}`,
    )

    expect((await refresh(tokens)).status).toBe(400)
    expect(target.origin).toBe(provider.issuer)
    expect(Object.fromEntries(target.searchParams)).toEqual({
      client_id: 'waybill',
      post_logout_redirect_uri: `${origin}/`,
    })
  })

  test('that is cancelled returns an error code to the app', async () => {
    const { challenge } = newProof()

    const back = await sentTo(await oidcBrowser().choose(await sentTo(authorizeUrl(origin, challenge)), 'nobody'))

    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The sign-in was cancelled, or you may not use this application.',
      state: 'of the app',
    })
    expect(getAudit(host).at(-1)).toMatchObject({ action: 'sign-in', result: 'denied', detail: 'cancelled' })
  })

  describe('refuses', () => {
    const expectNoWay = async (url: URL | string) => {
      const response = await fetch(url, { redirect: 'manual' })
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
      expect(await response.text()).toContain('has expired or was already used')
    }
    const callback = async (who = 'carla') => {
      const proof = newProof()
      return { ...proof, url: await oidcBrowser().choose(await sentTo(authorizeUrl(origin, proof.challenge)), who) }
    }

    test('an answer that was used before', async () => {
      const { url, verifier } = await callback()
      const back = await sentTo(url)

      await expectNoWay(url)
      expect((await redeem(origin, back.searchParams.get('code') ?? '', verifier)).status).toBe(200)
      expect((await redeem(origin, back.searchParams.get('code') ?? '', verifier)).status).toBe(400)
    })

    test('forty-nine of fifty concurrent equal answers', async () => {
      const { url } = await callback()

      const statuses = await Promise.all(
        Array.from({ length: 50 }, async () => (await fetch(url, { redirect: 'manual' })).status),
      )

      expect(statuses.filter(status => status === 302)).toHaveLength(1)
      expect(statuses.filter(status => status === 400)).toHaveLength(49)
    })

    test('an answer with another state, two states, or none', async () => {
      const { url } = await callback()
      const other = await callback('ivo')
      for (const change of [
        (changed: URL) => changed.searchParams.set('state', 'x'.repeat(43)),
        (changed: URL) => changed.searchParams.append('state', 'x'.repeat(43)),
        (changed: URL) => changed.searchParams.delete('state'),
      ]) {
        const changed = new URL(url)
        change(changed)
        await expectNoWay(changed)
      }

      // Ivo’s answer under Carla’s state: the provider’s code is bound to the other proof.
      const mixed = new URL(other.url)
      mixed.searchParams.set('state', url.searchParams.get('state') ?? '')
      expect((await sentTo(mixed)).searchParams.get('error')).toBe('server_error')
    })

    test('an answer after more than ten minutes', async () => {
      const { url } = await callback()

      host.clock.move(10 * 60_000)

      await expectNoWay(url)
    })

    test('a caller who has the code but did not begin', async () => {
      const { url, verifier } = await callback()
      const code = (await sentTo(url)).searchParams.get('code') ?? ''

      expect((await redeem(origin, code, newProof().verifier)).status).toBe(400)
      expect((await redeem(origin, code, verifier)).status).toBe(400)
    })

    test('HEAD, as mail scanners send it, without consuming the code', async () => {
      const { url } = await callback()

      expect((await fetch(url, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)

      expect((await sentTo(url)).searchParams.has('code')).toBe(true)
    })
  })
})

describe.each([
  ['the userinfo endpoint', { refreshes: false }],
  ['refresh tokens, each of which counts once', { refreshes: true }],
])('point 16: groups that are refreshed by %s', (_, options) => {
  let provider: OidcProviderOfTest
  let host: ConfiguredHost
  beforeAll(async () => {
    const PORT = String(await freePort())
    provider = await oidcProvider(`http://localhost:${PORT}`, structuredClone(people), options)
    host = await configuredHost({ ...provider.settings, PORT })
  })
  afterAll(() => host.stop())
  beforeEach(() => Object.assign(provider.people, structuredClone(people)))

  const signIn = async (who: string) => {
    const { verifier, challenge } = newProof()
    const back = await sentTo(await oidcBrowser().choose(await sentTo(authorizeUrl(host.origin, challenge)), who))
    return (await (await redeem(host.origin, back.searchParams.get('code') ?? '', verifier)).json()) as Tokens
  }
  const refresh = async ({ refresh_token }: Tokens) => {
    const input = { ClientId: 'waybillmembers', RefreshToken: refresh_token }
    const { body } = await identityCall(host.origin, 'GetTokensFromRefreshToken', input)
    return String((body.AuthenticationResult as { IdToken: string }).IdToken)
  }
  const listsAll = async (token: string) =>
    (await ask(host.origin, 'searchAllTransfers', { id: '', fileId: '', secret: '' }, { token })).status
  const listsOwn = async (token: string) =>
    (await ask(host.origin, 'searchTransfers', { id: '', fileId: '', secret: '' }, { token })).status

  const countSubscribers = async () => (await host.host.context.alerts.subscribers()).length

  test('a person whom the provider refuses gets no more tokens', async () => {
    const tokens = await signIn('ivo')
    host.clock.move(16 * 60_000)
    expect(await refresh(tokens)).not.toBe('')
    delete (provider.people as Record<string, unknown>).ivo
    host.clock.move(16 * 60_000)

    const input = { ClientId: 'waybillmembers', RefreshToken: tokens.refresh_token }
    const { status } = await identityCall(host.origin, 'GetTokensFromRefreshToken', input)
    // A userinfo endpoint may reject an access token because of its age: that proves nothing.
    expect(status).toBe(options.refreshes ? 400 : 200)
  })

  test('a person whose address is no longer confirmed gets no tokens until it is confirmed again', async () => {
    const tokens = await signIn('ivo')
    const input = { ClientId: 'waybillmembers', RefreshToken: tokens.refresh_token }
    Object.assign(provider.people.ivo ?? {}, { email_verified: false })
    host.clock.move(16 * 60_000)
    expect((await identityCall(host.origin, 'GetTokensFromRefreshToken', input)).status).toBe(400)

    // The provider’s next refresh token is stored, although the claims with it are refused.
    Object.assign(provider.people.ivo ?? {}, { email_verified: true })
    host.clock.move(2 * 60_000)
    expect((await identityCall(host.origin, 'GetTokensFromRefreshToken', input)).status).toBe(200)
  })

  test('an administrator who leaves the group is a member within 15 minutes', async () => {
    const tokens = await signIn('ivo')
    expect(await listsAll(tokens.id_token)).toBe(200)
    provider.people.ivo = { ...people.ivo, groups: ['staff'] }

    const { iat = 0, exp = 0 } = decodeJwt(tokens.id_token)
    expect(exp - iat).toBe(15 * 60)
    host.clock.move(15 * 60_000)
    const renewed = await refresh(tokens)

    expect([await listsAll(renewed), await listsOwn(renewed)]).toEqual([403, 200])
  })

  test('an administrator who leaves the group gets no more mails with alerts', async () => {
    const tokens = await signIn('ivo')
    await personWith(host.origin, tokens.id_token).call(contracts.saveAlertSubscription, { body: { cadence: 'each' } })
    expect(await countSubscribers()).toBe(1)
    provider.people.ivo = { ...people.ivo, groups: ['staff'] }

    host.clock.move(15 * 60_000)
    await refresh(tokens)
    await refresh(tokens)

    expect(await countSubscribers()).toBe(0)
    const { sub } = decodeJwt(tokens.id_token)
    expect(readEnds(host)).toEqual([{ actor: 'system', detail: `${sub} is no administrator` }])
  })

  test('a person who leaves all groups loses all access within 15 minutes', async () => {
    const tokens = await signIn('carla')
    provider.people.carla = { email: people.carla?.email, email_verified: true, name: 'Carla Ruiz' }

    host.clock.move(15 * 60_000)

    expect(await listsOwn(await refresh(tokens))).toBe(403)
  })

  test('an administrator who stays in the group keeps the role all day, in two concurrent tabs', async () => {
    const tokens = await signIn('ivo')
    for (let minutes = 0; minutes < 300; minutes += 15) {
      host.clock.move(15 * 60_000)
      const [one, two] = await Promise.all([refresh(tokens), refresh(tokens)])

      expect([await listsAll(one), await listsAll(two)]).toEqual([200, 200])
    }
  })

  test('administrator rights end an hour after the last proof while the provider is silent', async () => {
    const tokens = await signIn('ivo')
    await personWith(host.origin, tokens.id_token).call(contracts.saveAlertSubscription, { body: { cadence: 'each' } })
    await provider.close()

    host.clock.move(HOUR - 1000)
    const before = await refresh(tokens)
    expect([await listsAll(before), await listsOwn(before)]).toEqual([200, 200])
    host.clock.move(1000)

    expect([await listsAll(before), await listsOwn(before)]).toEqual([403, 200])
    const after = await refresh(tokens)
    expect([await listsAll(after), await listsOwn(after)]).toEqual([403, 200])
    // An expired proof does not show that the person left the group.
    expect(await countSubscribers()).toBe(1)
  })
})

describe('an untrusted provider', () => {
  let provider: FaultyProvider
  let host: ConfiguredHost

  beforeAll(async () => {
    provider = await faultyProvider()
    host = await configuredHost({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'waybill',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_GROUPS: '{"claim":"groups","org":["Staff"],"admin":["IT"]}',
    })
  })
  afterAll(async () => {
    await host.stop()
    await provider.close()
  })
  beforeEach(() => {
    for (const name of Object.keys(provider.lies)) delete provider.lies[name as keyof ProviderFaults]
    host.logLines.length = 0
    provider.asked.length = 0
    expireMetadata()
  })
  afterEach(() => {
    expect(writtenBy(host)).not.toMatch(/carla|secret of forty|code-\d|eyJ/i)
  })

  /** The host caches a provider’s metadata for an hour. */
  const expireMetadata = () => host.clock.move(HOUR)

  /**
   * A complete sign-in.
   * @returns the token’s claims or the error, as the app receives it
   */
  const outcome = async () => {
    const { verifier, challenge } = newProof()
    const asked = await sentTo(authorizeUrl(host.origin, challenge))
    const answered = asked.origin === host.origin ? asked : await sentTo(await sentTo(asked))
    const code = answered.searchParams.get('code')
    if (code === null) return Object.fromEntries(answered.searchParams)
    const { id_token } = (await (await redeem(host.origin, code, verifier)).json()) as Tokens
    return decodeJwt(id_token)
  }

  test('is accepted while its metadata matches its issuer', async () => {
    expect(await outcome()).toMatchObject({ email: 'carla@acme.example', 'cognito:groups': ['org'] })
    expect(provider.asked[0]?.get('code_verifier')).toMatch(/^.{43}$/)
  })

  test.each([
    ['for another client', { claims: { aud: 'another' } }],
    ['for several clients', { claims: { aud: ['another', 'waybill'], azp: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://login.evil.example' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['with another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['that has expired', { claims: { exp: 1_600_000_000 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['by another key', { isForged: true }],
    [
      'whose user info has another subject',
      { claims: { email: undefined }, userinfo: { sub: 'ivo', email: 'i@a.example' } },
    ],
    ['for an answer of another issuer', { answered: { iss: 'https://login.evil.example' } }],
    ['for an answer without an issuer', { answered: { iss: undefined } }],
    ['for an answer without a code', { answered: { code: undefined } }],
  ])('with a token %s signs no person in', async (_, lies) => {
    Object.assign(provider.lies, lies)

    expect(await outcome()).toEqual({
      error: 'server_error',
      error_description: expect.stringContaining('an answer that cannot be trusted'),
      state: 'of the app',
    })
    expect(host.logLines.filter(line => line.includes('A sign-in failed'))).toHaveLength(1)
  })

  test.each([
    ['no address', { email: undefined }, 'did not provide your e-mail address'],
    ['an invalid address', { email: 'carla' }, 'did not provide your e-mail address'],
    ['two addresses', { email: 'carla@acme.example,eve@evil.example' }, 'did not provide your e-mail address'],
    ['a list of addresses', { email: ['carla@acme.example'] }, 'did not provide your e-mail address'],
    [
      'a line more than an address',
      { email: 'carla@acme.example\r\nBcc: eve@evil.example' },
      'did not provide your e-mail address',
    ],
    ['an address that is not confirmed', { email_verified: false }, 'not confirmed'],
    ['an address that is not confirmed, in words', { email_verified: 'false' }, 'not confirmed'],
    ['an address that is confirmed in a way of its own', { email_verified: 'maybe' }, 'not confirmed'],
    ['groups by a reference alone', { groups: undefined, _claim_names: { groups: 'src1' } }, 'more groups'],
    [
      'more groups than anybody reads',
      { groups: Array.from({ length: 20_000 }, (_, n) => `group-${n}`) },
      'more groups',
    ],
  ])('that answers %s causes an error text, and no sign-in', async (_, claims, told) => {
    provider.lies.claims = claims

    expect(await outcome()).toEqual({
      error: 'access_denied',
      error_description: expect.stringContaining(told),
      state: 'of the app',
    })
    expect(getAudit(host).at(-1)).toMatchObject({ action: 'sign-in', result: 'denied' })
  })

  test.each([
    ['that it is not confirmed', { email_verified: false }, { error: 'access_denied' }],
    ['that it is not confirmed, in words', { email_verified: 'false' }, { error: 'access_denied' }],
    ['that it is confirmed', { email_verified: true }, { email: 'carla@acme.example', 'cognito:groups': ['org'] }],
    ['nothing of it', {}, { email: 'carla@acme.example', 'cognito:groups': ['org'] }],
    ['another address', { email: 'eve@evil.example', email_verified: true }, { email: 'carla@acme.example' }],
  ])(
    'whose token does not state whether an address is verified is asked, and answers %s',
    async (_, said, expected) => {
      provider.lies.claims = { email_verified: undefined }
      provider.lies.userinfo = { sub: 'carla', ...said }

      expect(await outcome()).toMatchObject(expected)
    },
  )

  test.each([
    ['a list', ['Choir', 'Staff'], ['org']],
    ['one name', 'Staff', ['org']],
    ['names with commas between', 'IT,Staff', ['org', 'admin']],
    ['a list in which one name looks like two', ['x,Staff', '["Staff"]'], undefined],
    ['a list of other things', [{ name: 'Staff' }, 1, null], undefined],
    ['a number', 7, undefined],
    ['nothing', undefined, undefined],
    ['a thousand names', [...Array.from({ length: 1000 }, (_, n) => `group-${n}`), 'Staff'], ['org']],
  ])('with groups as %s is parsed correctly', async (_, groups, expected) => {
    provider.lies.claims = { groups }

    expect((await outcome())['cognito:groups']).toEqual(expected)
  })

  test('gives a name of one line, from a name of many lines or of none', async () => {
    provider.lies.claims = { name: ' Carla\r\nRuiz\u0000 ' }
    expect(await outcome()).toMatchObject({ name: 'Carla Ruiz' })
    provider.lies.claims = { name: 7 }
    expect(await outcome()).toMatchObject({ name: 'carla@acme.example' })
  })

  test('does not transfer files when an address moves to another person', async () => {
    const before = await outcome()
    provider.lies.claims = { sub: 'carla the second' }

    expect((await outcome()).sub).not.toBe(before.sub)
  })

  test('with a different issuer name is not contacted', async () => {
    provider.lies.issuer = 'https://login.microsoftonline.com/{tenantid}/v2.0'

    expect(await outcome()).toMatchObject({ error: 'server_error' })
    expect(provider.asked).toEqual([])
  })

  test('that accepts no code is reported to the operator, without the code', async () => {
    provider.lies.tokenStatus = 400

    expect(await outcome()).toMatchObject({ error: 'server_error' })
    expect(host.logLines.join()).toContain('invalid_grant')
  })

  test('that is temporarily unreachable is asked again', async () => {
    provider.lies.tokenStatus = 503
    expect(await outcome()).toMatchObject({ error: 'temporarily_unavailable' })

    delete provider.lies.tokenStatus
    expect(await outcome()).toMatchObject({ email: 'carla@acme.example' })
  })
})

describe('an unreachable provider', () => {
  test('does not prevent the start, is reported to the operator, and is found once it answers', async () => {
    const [PORT, port] = [String(await freePort()), await freePort()]
    const settings = {
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: 'waybill',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_GROUPS: '{"claim":"groups","org":["Staff"],"admin":["IT"]}',
    }
    const host = await configuredHost({ ...settings, PORT })
    const { verifier, challenge } = newProof()
    await expect.poll(() => host.logLines.join()).toMatch(/The identity provider does not answer.*ECONNREFUSED/)

    const refused = await sentTo(authorizeUrl(host.origin, challenge))
    const logout = await sentTo(`${host.origin}/logout?client_id=waybillmembers&logout_uri=${host.origin}/`)
    const provider = await oidcProvider(host.origin, people, { port })
    const back = await sentTo(await oidcBrowser().choose(await sentTo(authorizeUrl(host.origin, challenge)), 'carla'))
    const redeemed = await redeem(host.origin, back.searchParams.get('code') ?? '', verifier)
    await provider.close()
    await host.stop()

    expect(refused.searchParams.get('error')).toBe('temporarily_unavailable')
    expect(refused.searchParams.get('error_description')).toContain('cannot be reached just now')
    expect(logout.href).toBe(`${host.origin}/`)
    expect(redeemed.status).toBe(200)
  })
})
