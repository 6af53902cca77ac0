import { generateKeyPairSync } from 'node:crypto'
import { errors, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { authenticate } from '../../lambdas/core/request/authenticate.ts'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteSessions } from '../../local/identity/sessions.ts'
import { fixedClock } from '../harness/host.ts'

const MINUTE = 60_000
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const issuer = 'https://identity.acme.example'

type Claims = Record<string, unknown>

function world() {
  const clock = fixedClock()
  const start = clock.now() / 1000
  const sessions = sqliteSessions(openDatabase(':memory:'))
  const state: { lookups: number; fault?: Error } = { lookups: 0 }
  const keys = async () => {
    state.lookups += 1
    if (state.fault) throw state.fault
    return publicKey
  }
  const accepted: string[] = []
  const context = {
    tokens: { issuer, audience: 'members', recipientAudience: 'recipients', keys },
    now: clock.now,
    sessions,
    onAccepted: (subject: string) => void accepted.push(subject),
  }
  const sign = (claims: Claims) =>
    new SignJWT({ iss: issuer, iat: start, exp: start + 8 * 3600, auth_time: start, token_use: 'id', ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey)
  const ofMember = (claims: Claims = {}) =>
    sign({ sub: 'alice', aud: 'members', email: 'alice@acme.example', 'cognito:groups': ['org'], ...claims })
  const ofPhone = (username = 'phone of rita', claims: Claims = {}) =>
    sign({ sub: 'rita', aud: 'recipients', 'cognito:username': username, ...claims })
  const ask = (kind: 'member' | 'admin' | 'recipient', ...some: string[]) =>
    authenticate(kind, { authorization: some.map(token => `Bearer ${token}`).join(', ') }, context)
  return { clock, start, sessions, state, accepted, context, ofMember, ofPhone, ask }
}
const refused = (code: string, message: RegExp = /./) =>
  expect.objectContaining({ name: 'Refusal', code, message: expect.stringMatching(message) })
const caught = (work: Promise<unknown>) =>
  work.then(
    () => 'was accepted',
    error => error,
  )

describe('a restored member', () => {
  test('is the person of their earlier transfers, ended sessions and download pages', async () => {
    const { ask, ofMember, sessions, start, accepted } = world()
    const token = await ofMember({ sub: 'alice of the new pool', former_sub: 'alice' })

    expect(await ask('member', token)).toMatchObject({ subject: 'alice' })
    expect(await ask('recipient', token)).toEqual({ person: { subject: 'alice', email: 'alice@acme.example' } })
    expect(accepted).toEqual(['alice', 'alice'])
    await sessions.endBefore('alice', start + 1)
    expect(await caught(ask('member', token))).toEqual(refused('not_signed_in'))
  })
})

describe('a member’s token', () => {
  test('names the member, until the moment of its end', async () => {
    const { clock, ask, ofMember } = world()
    const token = await ofMember()

    expect(await ask('member', token)).toEqual({ subject: 'alice', email: 'alice@acme.example', role: 'member' })
    clock.move(8 * 60 * MINUTE - 1)
    expect(await ask('member', token)).toMatchObject({ subject: 'alice' })
    clock.move(1)
    expect(await caught(ask('member', token))).toEqual(refused('not_signed_in', /session has expired/))
  })

  test('is verified again after five minutes, and not before', async () => {
    const { clock, ask, ofMember, state } = world()
    const token = await ofMember()

    await ask('member', token)
    clock.move(5 * MINUTE - 1)
    await ask('member', token)
    expect(state.lookups).toBe(1)
    clock.move(1)
    await ask('member', token)
    expect(state.lookups).toBe(2)
    // A clock that was set back must not prolong it.
    clock.move(-1)
    await ask('member', token)
    expect(state.lookups).toBe(3)
  })

  test('of five seconds ahead is accepted, because clocks differ, and of more is not', async () => {
    const { start, ask, ofMember } = world()

    expect(await ask('member', await ofMember({ nbf: start + 5 }))).toMatchObject({ subject: 'alice' })
    expect(await caught(ask('member', await ofMember({ nbf: start + 6 })))).toEqual(refused('not_signed_in'))
  })

  test.each(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])(
    'that cannot be verified, by %s, signs no one out',
    async code => {
      const { ask, ofMember, state } = world()
      state.fault = Object.assign(new errors.JOSEError('No keys.'), { code })

      expect(await caught(ask('member', await ofMember()))).toEqual(refused('unavailable'))
      expect(await caught(ask('recipient', await ofMember()))).toEqual(refused('unavailable'))
    },
  )

  test('whose key is unknown is refused, and another fault is no answer about it', async () => {
    const { ask, ofMember, state } = world()
    state.fault = new errors.JWKSNoMatchingKey()
    expect(await caught(ask('member', await ofMember()))).toEqual(refused('not_signed_in'))
    state.fault = new TypeError('A bug.')
    expect(await caught(ask('member', await ofMember()))).toBeInstanceOf(TypeError)
  })

  test.each<[string, Claims]>([
    ['an access token', { token_use: 'access' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'others' }],
    ['no time of sign-in', { auth_time: undefined }],
    ['no address', { email: undefined }],
    ['no subject', { sub: undefined }],
  ])('with %s is refused', async (_, claims) => {
    const { ask, ofMember, accepted } = world()

    expect(await caught(ask('member', await ofMember(claims)))).toEqual(refused('not_signed_in'))
    expect(accepted).toEqual([])
  })

  test('of a verified phone is no member’s', async () => {
    const { ask, ofPhone } = world()

    expect(await caught(ask('member', await ofPhone()))).toEqual(refused('forbidden', /You do not have access/))
  })

  test('of before the end of its session is refused, and of that second not', async () => {
    const { start, sessions, ask, ofMember, accepted } = world()
    await sessions.endBefore('alice', start)

    expect(await caught(ask('member', await ofMember({ auth_time: start - 1 })))).toEqual(refused('not_signed_in'))
    expect(accepted).toEqual([])
    expect(await ask('member', await ofMember())).toMatchObject({ subject: 'alice' })
    expect(accepted).toEqual(['alice'])
  })
})

describe('a role', () => {
  const groups = { visitor: [], member: ['org'], admin: ['org', 'admin'] }
  test.each([
    ['visitor', undefined, 'forbidden', 'forbidden'],
    ['member', undefined, 'member', 'forbidden'],
    ['admin', undefined, 'admin', 'admin'],
    ['visitor', 'member', 'forbidden', 'forbidden'],
    ['member', 'member', 'member', 'forbidden'],
    ['admin', 'member', 'member', 'limited'],
    ['visitor', 'visitor', 'forbidden', 'forbidden'],
    ['member', 'visitor', 'limited', 'limited'],
    ['admin', 'visitor', 'limited', 'limited'],
  ] as const)(
    '%s, limited to %s, may call as a member: %s, as an administrator: %s',
    async (role, limit, ...wanted) => {
      const { sessions, ask, ofMember } = world()
      if (limit) await sessions.limitRights('alice', limit)
      const token = await ofMember({ 'cognito:groups': groups[role] })

      const answers = [await caught(ask('member', token)), await caught(ask('admin', token))]
      const accepted = [
        await ask('member', token).catch(() => undefined),
        await ask('admin', token).catch(() => undefined),
      ]

      expect(
        answers.map((answer, at) => {
          const caller = accepted[at]
          if (caller) return 'role' in caller ? caller.role : caller
          return answer.errorReason === 'limited' ? 'limited' : answer.code
        }),
      ).toEqual(wanted)
    },
  )

  test('of an administrator ends an hour after the reading of the groups, with its own sentence', async () => {
    const { clock, ask, ofMember, start } = world()
    const [token, read] = [
      await ofMember({ 'cognito:groups': groups.admin }),
      await ofMember({ 'cognito:groups': groups.admin, groups_at: String(start + 60) }),
    ]

    clock.move(60 * MINUTE - 1)
    expect(await ask('admin', token)).toMatchObject({ role: 'admin' })
    clock.move(1)
    expect(await ask('member', token)).toMatchObject({ role: 'member' })
    expect(await caught(ask('admin', token))).toEqual(refused('forbidden', /^Your administrator rights have ended/))
    clock.move(MINUTE - 1)
    expect(await ask('admin', read)).toMatchObject({ role: 'admin' })
    clock.move(1)
    expect(await caught(ask('admin', read))).toEqual(refused('forbidden', /^Your administrator rights have ended/))
  })

  test('that an operator limits is refused with its own sentence', async () => {
    const { sessions, ask, ofMember } = world()
    await sessions.limitRights('alice', 'member')

    expect(await caught(ask('admin', await ofMember({ 'cognito:groups': groups.admin })))).toEqual(
      refused('forbidden', /^An operator limited your rights/),
    )
  })
})

describe('a recipient’s tokens', () => {
  test('prove a phone for 15 minutes after the sign-in', async () => {
    const { clock, ask, ofPhone } = world()
    const token = await ofPhone()
    const provedAt = Math.floor(clock.now() / 1000) * 1000

    clock.move(15 * MINUTE - 1)
    expect(await ask('recipient', token)).toEqual({ provedAs: 'phone of rita', provedAt })
    clock.move(1)
    expect(await ask('recipient', token)).toEqual({})
  })

  test('prove a phone and a person together, in any order', async () => {
    const { ask, ofMember, ofPhone } = world()
    const both = { person: { subject: 'alice', email: 'alice@acme.example' }, provedAs: 'phone of rita' }
    const [member, phone] = [await ofMember(), await ofPhone()]

    expect(await ask('recipient', member, phone)).toMatchObject(both)
    expect(await ask('recipient', phone, member)).toMatchObject(both)
  })

  test('that are invalid prove nothing, and leave the others', async () => {
    const { ask, ofMember, ofPhone } = world()

    expect(await ask('recipient')).toEqual({})
    expect(await ask('recipient', 'garbage', await ofPhone(), await ofMember({ token_use: 'access' }))).toMatchObject({
      provedAs: 'phone of rita',
    })
    expect(await ask('recipient', await ofPhone('name', { 'cognito:username': undefined }))).toEqual({})
  })

  test('are read up to the fourth', async () => {
    const { ask, ofPhone } = world()
    const token = await ofPhone()

    expect(await ask('recipient', 'a', 'b', 'c', token)).toMatchObject({ provedAs: 'phone of rita' })
    expect(await ask('recipient', 'a', 'b', 'c', 'd', token)).toEqual({})
  })
})

describe('a caller without a member’s token', () => {
  test('is anyone, or a responder by the secret id', async () => {
    const { context } = world()
    const id = 'A'.repeat(43)

    expect(await authenticate('anyone', {}, context)).toBeUndefined()
    expect(await authenticate('uploader', { id }, context)).toEqual({ responder: computeDigest(id) })
    expect(await caught(authenticate('uploader', { id: 'A'.repeat(42) }, context))).toEqual(refused('not_signed_in'))
    expect(await caught(authenticate('member', {}, context))).toEqual(
      refused('not_signed_in', /^You are not signed in/),
    )
  })

  test('holds a challenge by its token, as it is sent', async () => {
    const { context } = world()

    expect(await authenticate('challenge', { authorization: 'bearer a.b-c_D' }, context)).toEqual({ token: 'a.b-c_D' })
    for (const authorization of ['a.b', 'Bearer  a.b', 'Bearer a b', 'Bearer', '']) {
      expect(await caught(authenticate('challenge', { authorization }, context))).toEqual(refused('not_signed_in'))
    }
  })
})
