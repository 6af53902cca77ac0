import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPeople } from '../../local/identity/demoDirectory.ts'
import { sweepIdentity } from '../../local/identity/provider.ts'
import { endSessions } from '../../local/identity/sessions.ts'
import {
  type Clock,
  callIdentity,
  codeFor,
  exchange,
  type IdentityHost,
  newProof,
  postForm,
  START,
  signIn,
  startIdentity,
  type Tokens,
  temporaryFolder,
  toBody,
} from './identityHost.ts'

const alice = 'alice@acme.example'
const day = 24 * 60 * 60_000
let host: IdentityHost
let clock: Clock
let folder: string

beforeEach(async () => {
  clock = { now: START }
  folder = temporaryFolder()
  host = await startIdentity(folder, clock)
})

afterEach(async () => {
  expect(host.bugs).toEqual([])
  await host.discard()
})

function refresh({ refresh_token: RefreshToken }: Tokens) {
  return callIdentity(host, 'GetTokensFromRefreshToken', { ClientId: host.provider.clientId, RefreshToken })
}

function logout({ refresh_token: Token }: Tokens) {
  return callIdentity(host, 'RevokeToken', { ClientId: host.provider.clientId, Token })
}

async function counts({ id_token }: { id_token: string }) {
  const { sub = '', auth_time } = decodeJwt(id_token)
  return Number(auth_time) >= (await host.sessions.notBefore(sub))
}

const refused = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' } }

describe('a refresh', () => {
  it('gives new tokens of the same sign-in, any number of times', async () => {
    const tokens = await signIn(host, alice)
    clock.now += 30 * 60_000

    const [one, two] = await Promise.all([refresh(tokens), refresh(tokens)])

    expect([one.status, two.status]).toEqual([200, 200])
    const result = one.body.AuthenticationResult as Record<string, string>
    expect(Object.keys(result).sort()).toEqual(['AccessToken', 'ExpiresIn', 'IdToken', 'TokenType'])
    const [before, after] = [decodeJwt(tokens.id_token), decodeJwt(result.IdToken ?? '')]
    expect(after).toMatchObject({ sub: before.sub, auth_time: before.auth_time, origin_jti: before.origin_jti })
    expect(after.iat).toBe(clock.now / 1000)
    expect(after.jti).not.toBe(before.jti)
  })

  it.each(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'])('works by InitiateAuth with %s', async AuthFlow => {
    const { refresh_token: REFRESH_TOKEN } = await signIn(host, alice)

    const { body } = await callIdentity(host, 'InitiateAuth', {
      AuthFlow,
      ClientId: host.provider.clientId,
      AuthParameters: { REFRESH_TOKEN },
    })

    expect(body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 })
  })

  it('works at the token endpoint, which keeps the refresh token', async () => {
    const { refresh_token } = await signIn(host, alice)

    const form = { grant_type: 'refresh_token', client_id: host.provider.clientId, refresh_token }
    const reply = await toBody<Tokens>(await postForm(host, form))

    expect(decodeJwt(reply.id_token)).toMatchObject({ email: alice })
    expect(reply).not.toHaveProperty('refresh_token')
    const wrong = await postForm(host, { ...form, refresh_token: 'nonsense' })
    expect([wrong.status, await wrong.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  it('ends thirty days after the sign-in', async () => {
    const tokens = await signIn(host, alice)

    clock.now = START + 30 * day - 1
    expect((await refresh(tokens)).status).toBe(200)
    clock.now = START + 30 * day
    expect(await refresh(tokens)).toEqual(refused)
  })

  it('reads the current groups, and refuses a former member', async () => {
    const [aliceTokens, adaTokens] = [await signIn(host, alice), await signIn(host, 'ada@acme.example')]

    await host.stop()
    const people = demoPeople.filter(({ email }) => email !== alice).map(person => ({ ...person, groups: ['org'] }))
    host = await startIdentity(folder, clock, { port: host.port, people })

    const { body } = await refresh(adaTokens)
    const { IdToken = '' } = body.AuthenticationResult as Record<string, string>
    expect(decodeJwt(IdToken)['cognito:groups']).toEqual(['org'])
    expect(await refresh(aliceTokens)).toEqual(refused)
  })

  it('works after a restart', async () => {
    const tokens = await signIn(host, alice)

    await host.stop()
    host = await startIdentity(folder, clock, { port: host.port })

    expect((await refresh(tokens)).status).toBe(200)
  })
})

describe('a sign-out', () => {
  it('ends the person’s tokens at once, on every device', async () => {
    const [here, elsewhere, bob] = [
      await signIn(host, alice),
      await signIn(host, alice),
      await signIn(host, 'bob@acme.example'),
    ]

    expect(await logout(here)).toEqual({ status: 200, body: {} })

    expect([await counts(here), await counts(elsewhere), await counts(bob)]).toEqual([false, false, true])
    expect(await refresh(here)).toEqual(refused)
    expect(await refresh(elsewhere)).toEqual(refused)
    expect((await refresh(bob)).status).toBe(200)
    expect(host.database.prepare('SELECT count(*) AS n FROM refresh_tokens').get()).toEqual({ n: 1 })
  })

  it('keeps a sign-in of the same second, after any number of repeats', async () => {
    clock.now = START + 300
    const past: Tokens[] = []
    for (let round = 0; round < 5; round++) {
      const tokens = await signIn(host, alice)
      expect(await counts(tokens)).toBe(true)
      expect((await refresh(tokens)).status).toBe(200)

      await logout(tokens)

      past.push(tokens)
      for (const ended of past) expect(await counts(ended)).toBe(false)
    }
  })

  it('keeps a later sign-in, whose token has the real time', async () => {
    await logout(await signIn(host, alice))
    clock.now += 1000

    const tokens = await signIn(host, alice)

    expect(decodeJwt(tokens.id_token)).toMatchObject({ auth_time: clock.now / 1000, iat: clock.now / 1000 })
    expect(await counts(tokens)).toBe(true)
  })

  it('keeps a later sign-in when the clock was set back', async () => {
    await logout(await signIn(host, alice))
    clock.now -= 60_000

    const tokens = await signIn(host, alice)

    expect(await counts(tokens)).toBe(true)
    expect((await refresh(tokens)).status).toBe(200)
  })

  it('ends an earlier sign-in that was not finished', async () => {
    const proof = newProof()
    const tokens = await signIn(host, alice)
    const code = await codeFor(host, alice, proof)
    await logout(tokens)

    const reply = await exchange(host, code, proof.verifier)

    expect(await reply.json()).toEqual({ error: 'invalid_grant' })
  })

  it('cannot be repeated with an ended or invalid token', async () => {
    const old = await signIn(host, alice)
    await logout(old)
    clock.now += 5000
    const tokens = await signIn(host, alice)

    const again = [await logout(old), await logout({ ...old, refresh_token: 'nonsense' })]

    expect(again).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
    expect(await counts(tokens)).toBe(true)
    expect(host.audited().map(({ action, result }) => `${action} ${result}`)).toEqual([
      'sign-in done',
      'sign-out done',
      'sign-in done',
      'sign-out denied',
      'sign-out denied',
    ])
  })

  it('works for a former member of the directory', async () => {
    const tokens = await signIn(host, alice)
    await host.stop()
    const people = demoPeople.filter(({ email }) => email !== alice)
    host = await startIdentity(folder, clock, { port: host.port, people })

    await logout(tokens)

    expect(await counts(tokens)).toBe(false)
  })

  it('works everywhere with only an access token', async () => {
    const tokens = await signIn(host, alice)
    const byAccess = { AccessToken: tokens.access_token }
    expect((await callIdentity(host, 'GetUser', byAccess)).status).toBe(200)

    expect(await callIdentity(host, 'GlobalSignOut', byAccess)).toEqual({ status: 200, body: {} })

    expect(await counts(tokens)).toBe(false)
    expect(await refresh(tokens)).toEqual(refused)
    for (const name of ['GetUser', 'GlobalSignOut']) {
      expect(await callIdentity(host, name, byAccess)).toMatchObject({ body: { __type: 'NotAuthorizedException' } })
    }
  })

  it('can be done by an operator, and an earlier moment never restores a session', async () => {
    const tokens = await signIn(host, alice)
    const { sub = '' } = decodeJwt(tokens.id_token)

    await endSessions(host.sessions, sub, clock.now)
    await host.sessions.endBefore(sub, 1)

    expect(await counts(tokens)).toBe(false)
    expect(await refresh(tokens)).toEqual(refused)
  })
})

describe('the user info', () => {
  it('is returned to the holder of an access token', async () => {
    const { access_token: AccessToken } = await signIn(host, 'ada@acme.example')

    const { body } = await callIdentity(host, 'GetUser', { AccessToken })

    const sub = decodeJwt(AccessToken).sub
    expect(body.Username).toBe(sub)
    expect(body.UserAttributes).toContainEqual({ Name: 'email', Value: 'ada@acme.example' })
  })

  it('is refused for an ID token, and after an hour', async () => {
    const { access_token, id_token } = await signIn(host, alice)

    expect((await callIdentity(host, 'GetUser', { AccessToken: id_token })).status).toBe(400)
    clock.now += 3600_000
    expect((await callIdentity(host, 'GetUser', { AccessToken: access_token })).status).toBe(400)
  })
})

describe('a call', () => {
  it.each([
    ['that is not served', 'AdminGetUser', {}, 'UnknownOperationException'],
    ['named like a property of every object', 'constructor', {}, 'UnknownOperationException'],
    ['of a flow that is not served', 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH' }, 'InvalidParameterException'],
    ['for recipients, not yet served', 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH' }, 'InvalidParameterException'],
    ['without its parameters', 'GetTokensFromRefreshToken', {}, 'InvalidParameterException'],
    ['with a list for a token', 'RevokeToken', { Token: ['a'] }, 'InvalidParameterException'],
    ['of an unknown client', 'RevokeToken', { Token: 'a', ClientId: 'somebody' }, 'ResourceNotFoundException'],
    ['with an invented token', 'GetTokensFromRefreshToken', { RefreshToken: 'a' }, 'NotAuthorizedException'],
    ['with no token to refresh', 'InitiateAuth', { AuthFlow: 'REFRESH_TOKEN' }, 'NotAuthorizedException'],
  ])('%s is refused', async (_, name, input, __type) => {
    const reply = await callIdentity(host, name, { ClientId: host.provider.clientId, ...input })

    expect(reply).toMatchObject({ status: 400, body: { __type } })
  })

  it('must be JSON of the right kind, up to 64 KB', async () => {
    const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/x-amz-json-1.1') =>
      fetch(`${host.origin}/identity`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
        body,
      })

    const replies = await Promise.all([
      post('{'),
      post(''),
      post('null'),
      post('['.repeat(60_000)),
      post(new Uint8Array([0x22, 0xff, 0x22])),
      post('{}', 'text/plain'),
      post(`"${'a'.repeat(64 * 1024)}"`),
    ])

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 415, 413])
    for (const reply of replies) expect(await reply.json()).toHaveProperty('__type')
  })
})

it('the sweep deletes expired codes and refresh tokens', async () => {
  await codeFor(host, alice, newProof())
  await signIn(host, alice)
  const left = () =>
    ['sign_in_codes', 'refresh_tokens'].map(
      table => host.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n,
    )

  sweepIdentity(host.database, START + 299_999)
  expect(left()).toEqual([1, 1])
  sweepIdentity(host.database, START + 300_000)
  expect(left()).toEqual([0, 1])
  sweepIdentity(host.database, START + 30 * day)
  expect(left()).toEqual([0, 0])
})
