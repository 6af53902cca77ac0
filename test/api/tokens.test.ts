import { createHmac, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { base64url, errors, type JWTHeaderParameters, type JWTVerifyGetKey, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate } from '../../lambdas/core/request/authenticate.ts'
import { type SigningKey, signingKey } from '../../local/identity/signingKey.ts'
import { fileKeys } from '../../local/keys.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { type Person, person, signIn, type Tokens } from '../harness/person.ts'
import { bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'

type Claims = Record<string, unknown>

describe('a token', () => {
  let host: TestHost
  let key: SigningKey
  let alice: Person
  let tokens: Tokens
  let claims: Claims
  let transferId: string

  beforeAll(async () => {
    host = await testHost()
    // Signed with the host’s own key, so refusals concern the claims and not the signature.
    key = await signingKey(
      join(host.directory, 'keys', 'tokens.key'),
      fileKeys(join(host.directory, 'keys', 'root.key')),
    )
    tokens = await signIn(host.origin, 'alice@acme.example')
    alice = await person(host.origin, 'alice@acme.example')
    claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString())
    const sent = await alice.send([{ name: 'a.txt', content: Buffer.from('a') }])
    await host.settled()
    transferId = sent.id
  })
  afterAll(() => host.stop())

  const seconds = () => Math.floor(host.clock.now() / 1000)
  const review = (headers: Record<string, string> | string[]) =>
    send(host.origin, `/api/transfers/${transferId}/review`, { headers })
  const genuine = (changes: Claims = {}, header: Partial<JWTHeaderParameters> = {}, privateKey = key.privateKey) => {
    const kept = Object.fromEntries(
      Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined),
    )
    return new SignJWT(kept).setProtectedHeader({ alg: 'RS256', kid: key.id, ...header }).sign(privateKey)
  }
  const parts = () => {
    const [header = '', payload = '', signature = ''] = tokens.id_token.split('.')
    return { header, payload, signature }
  }
  const hmac = (secret: string | Buffer, header: object = {}) => {
    const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid: key.id, ...header })}.${parts().payload}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  }

  test('of the host opens its person’s transfers', async () => {
    for (const token of [tokens.id_token, await genuine()]) expect((await review(bearer(token))).status).toBe(200)
  })

  describe('forged', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const otherJwk = { ...other.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
    const published = () => createPublicKey(key.privateKey)
    const by = (header: Record<string, unknown>) => genuine({}, header as JWTHeaderParameters, other.privateKey)

    const forgeries: [string, () => string | Promise<string>][] = [
      ['alg none, unsigned', () => `${encoded({ alg: 'none' })}.${parts().payload}.`],
      ['alg None, with our kid', () => `${encoded({ alg: 'None', kid: key.id })}.${parts().payload}.`],
      [
        'alg none, with a signature of ours',
        () => `${encoded({ alg: 'none' })}.${parts().payload}.${parts().signature}`,
      ],
      ['no alg', () => `${encoded({ kid: key.id })}.${parts().payload}.${parts().signature}`],
      ['the public key in PEM as an HMAC secret', () => hmac(published().export({ type: 'spki', format: 'pem' }))],
      ['the public key in PKCS#1 as an HMAC secret', () => hmac(published().export({ type: 'pkcs1', format: 'pem' }))],
      ['the public key in DER as an HMAC secret', () => hmac(published().export({ type: 'spki', format: 'der' }))],
      ['the public JWK as an HMAC secret', () => hmac(JSON.stringify(key.published.keys[0]))],
      ['the modulus as an HMAC secret', () => hmac(Buffer.from(String(key.published.keys[0]?.n), 'base64url'))],
      ['an empty HMAC secret', () => hmac('')],
      ['another key under our kid', () => by({})],
      ['another key under a kid of its own', () => by({ kid: 'mine' })],
      ['another key without a kid', () => by({ kid: undefined })],
      ['a kid that climbs to a file', () => by({ kid: '../../../../dev/null' })],
      ['a kid that names the key file', () => by({ kid: '../keys/root.key' })],
      ['a kid that speaks SQL', () => by({ kid: "x' UNION SELECT 'key" })],
      ['a kid with a NUL', () => by({ kid: `${key.id}\u0000` })],
      ['a kid that is a number', () => by({ kid: 0 })],
      ['a kid that is a prototype', () => by({ kid: '__proto__' })],
      ['a key it brings along (jwk)', () => by({ jwk: otherJwk })],
      ['a key it brings along under no kid (jwk)', () => by({ jwk: otherJwk, kid: undefined })],
      ['a key set elsewhere (jku)', () => by({ jku: 'http://127.0.0.1:1/jwks.json' })],
      ['a certificate elsewhere (x5u)', () => by({ x5u: 'http://127.0.0.1:1/cert.pem' })],
      [
        'a certificate it brings along (x5c)',
        () => by({ x5c: [other.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }),
      ],
      ['an extension nobody knows (crit)', () => rewritten({ alg: 'RS256', kid: key.id, crit: ['x'], x: 1 })],
      ['an unencoded payload (b64)', () => rewritten({ alg: 'RS256', kid: key.id, crit: ['b64'], b64: false })],
      ['alg RS512 over our key', () => rewritten({ alg: 'RS512', kid: key.id })],
      ['alg PS256, truly signed by our key', () => genuine({}, { alg: 'PS256' })],
      ['alg PS256 over our key', () => rewritten({ alg: 'PS256', kid: key.id })],
      ['alg ES256 with an empty signature', () => `${encoded({ alg: 'ES256', kid: key.id })}.${parts().payload}.AAAA`],
      ['more groups than were signed', () => altered({ 'cognito:groups': ['org', 'admin'] })],
      ['another subject than was signed', () => altered({ sub: randomUUID() })],
      ['a later end than was signed', () => altered({ exp: 9_999_999_999 })],
      ['no signature', () => `${parts().header}.${parts().payload}.`],
      ['two parts', () => `${parts().header}.${parts().payload}`],
      ['four parts', () => `${tokens.id_token}.${parts().signature}`],
      ['five parts, as if encrypted', () => `${encoded({ alg: 'dir', enc: 'A256GCM' })}.AA.AA.AA.AA`],
      ['a signature cut short', () => tokens.id_token.slice(0, -6)],
      ['a signature with a letter changed', () => flipped(tokens.id_token)],
      ['a signature with a letter more', () => `${tokens.id_token}AAAA`],
      ['a signature with padding', () => `${tokens.id_token}==`],
      [
        'the signature of another token',
        async () => `${parts().header}.${parts().payload}.${(await genuine({ sub: 'x' })).split('.')[2]}`,
      ],
      ['a payload that is no JSON', () => rewritten({ alg: 'RS256', kid: key.id }, 'no JSON')],
      ['a payload that is a list', () => rewritten({ alg: 'RS256', kid: key.id }, '[]')],
      ['a header that is no JSON', () => `AAAA.${parts().payload}.${parts().signature}`],
      ['nothing but dots', () => '..'],
      ['letters of another script', () => 'tökén'],
      ['a line break', () => `${parts().header}.\t${parts().payload}.${parts().signature}`],
    ]

    /** A header of the attacker over the payload, with the signature that our key made for another header. */
    const rewritten = (header: object, payload?: string) => {
      const encodedPayload = payload === undefined ? parts().payload : base64url.encode(payload)
      return `${encoded(header)}.${encodedPayload}.${parts().signature}`
    }
    const altered = (changes: Claims) => `${parts().header}.${encoded({ ...claims, ...changes })}.${parts().signature}`

    test.each(forgeries)('with %s is refused', async (_, forge) => {
      const token = await forge()

      expectRefusal(await review({ authorization: Buffer.from(`Bearer ${token}`).toString('latin1') }), 401)
    })
  })

  describe('signed by this host', () => {
    const wrong: [string, () => Claims][] = [
      ['an access token’s use', () => ({ token_use: 'access' })],
      ['no use', () => ({ token_use: undefined })],
      ['another issuer', () => ({ iss: 'http://localhost:1' })],
      ['our issuer with a slash', () => ({ iss: `${host.origin}/` })],
      ['no issuer', () => ({ iss: undefined })],
      ['several issuers', () => ({ iss: [host.origin] })],
      ['another audience', () => ({ aud: 'somebody' })],
      ['no audience', () => ({ aud: undefined })],
      ['an empty audience', () => ({ aud: [] })],
      ['no end', () => ({ exp: undefined })],
      ['an end in words', () => ({ exp: '2099-01-01' })],
      ['an end this very second', () => ({ exp: seconds() })],
      ['an end long ago', () => ({ exp: seconds() - 86_400 })],
      ['a beginning to come', () => ({ nbf: seconds() + 60 })],
      ['no sign-in time', () => ({ auth_time: undefined })],
      ['no subject', () => ({ sub: undefined })],
      ['an empty subject', () => ({ sub: '' })],
      ['a subject that is a list', () => ({ sub: ['a'] })],
      ['no address', () => ({ email: undefined })],
      ['groups that are no list', () => ({ 'cognito:groups': 'org' })],
      ['groups that are no words', () => ({ 'cognito:groups': [{ org: true }] })],
    ]

    test.each(wrong)('is refused with %s', async (_, changes) => {
      expectRefusal(await review(bearer(await genuine(changes()))), 401)
    })

    test.each([
      ['recipients alone', 'waybillrecipients'],
      ['recipients and members at once', ['waybillrecipients', 'waybillmembers']],
    ])('for %s is refused by members’ calls', async (_, aud) => {
      expectRefusal(await review(bearer(await genuine({ aud, token_use: 'id' }))), 403)
    })

    test('for recipients that has ended counts as no token', async () => {
      expectRefusal(await review(bearer(await genuine({ aud: 'waybillrecipients', exp: seconds() - 1 }))), 401)
    })

    test('counts to the last second before its end', async () => {
      expect((await review(bearer(await genuine({ exp: seconds() + 1, nbf: seconds() })))).status).toBe(200)
    })

    test('that was used before still ends at its time', async () => {
      const token = await genuine({ exp: seconds() + 60 })
      expect((await review(bearer(token))).status).toBe(200)

      host.clock.move(59_000)
      expect((await review(bearer(token))).status).toBe(200)
      host.clock.move(1000)
      expectRefusal(await review(bearer(token)), 401)
    })

    test('that was used before ends five minutes after the issuer removed its key', async () => {
      let isTakenBack = false
      const keys: JWTVerifyGetKey = (...asked) => {
        if (isTakenBack) throw new errors.JWKSNoMatchingKey()
        return host.context.tokens.keys(...asked)
      }
      const context = { ...host.context, tokens: { ...host.context.tokens, keys } }
      const token = await genuine()
      const ask = () => authenticate('member', { authorization: `Bearer ${token}` }, context)
      await expect(ask()).resolves.toMatchObject({ subject: claims.sub })

      isTakenBack = true
      host.clock.move(5 * 60_000)

      await expect(ask()).rejects.toMatchObject({ code: 'not_signed_in' })
    })

    test('carries membership and role', async () => {
      for (const groups of [undefined, [], ['admin'], ['ORG'], ['org '], ['organisation'], ['visitors', 'admin']]) {
        expectRefusal(await review(bearer(await genuine({ 'cognito:groups': groups }))), 403)
      }
      for (const groups of [['org'], ['org', 'admin'], ['admin', 'other', 'org']]) {
        expect((await review(bearer(await genuine({ 'cognito:groups': groups })))).status).toBe(200)
      }
    })

    test('opens its own subject’s transfers, for any address in it', async () => {
      const other = await genuine({ sub: randomUUID() })
      expectRefusal(await review(bearer(other)), 404)
      expect((await review(bearer(await genuine({ email: 'new@acme.example' })))).status).toBe(200)
    })
  })

  test('of the wrong kind is refused: an access token, a refresh token', async () => {
    for (const token of [tokens.access_token, tokens.refresh_token]) expectRefusal(await review(bearer(token)), 401)
  })

  test('counts only in the Authorization header', async () => {
    for (const name of ['token', 'id_token', 'access_token', 'authorization', 'bearer']) {
      const path = `/api/transfers/${transferId}/review?${name}=${tokens.id_token}`
      expectRefusal(await send(host.origin, path), 401)
      expectRefusal(await send(host.origin, path, { headers: bearer(tokens.id_token) }), 400)
    }
    for (const name of ['cookie', 'x-authorization', 'proxy-authorization', 'x-amz-security-token']) {
      expectRefusal(await review({ [name]: `Bearer ${tokens.id_token}` }), 401)
    }
  })

  test('has a case-insensitive scheme, followed by one space', async () => {
    for (const scheme of ['bearer', 'BEARER', 'bEARER']) {
      expect((await review({ authorization: `${scheme} ${tokens.id_token}` })).status).toBe(200)
    }
    for (const authorization of [tokens.id_token, `Token ${tokens.id_token}`, `Bearer  ${tokens.id_token}`]) {
      expectRefusal(await review({ authorization }), 401)
    }
  })

  test('is refused when there are several', async () => {
    const good = `Bearer ${tokens.id_token}`
    for (const pair of [
      [good, 'Bearer garbage'],
      ['Bearer garbage', good],
      [good, good],
    ] as const) {
      expectRefusal(await review(['authorization', pair[0], 'Authorization', pair[1]]), 401)
    }
    expectRefusal(await review({ authorization: `${good}, ${good}` }), 401)
  })

  test('of any length is answered, and the host keeps running', async () => {
    for (const length of [10_000, 15_000, 20_000, 200_000]) {
      const answer = await review({ authorization: `Bearer ${'a'.repeat(length)}` })
      expectRefusal(answer, length < 16_000 ? 401 : 413)
    }
    const padded = await genuine({ padding: 'x'.repeat(8000) })
    expect((await review(bearer(padded))).status).toBe(200)
  })

  describe('after the sign-out of its person', () => {
    const identity = async (call: string, input: object) => {
      const answer = await sendJson(host.origin, '/identity', JSON.stringify(input), {
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${call}`,
        },
      })
      expect(answer.status, answer.text).toBe(200)
    }

    test.each([
      ['RevokeToken', ({ refresh_token }: Tokens) => ({ Token: refresh_token, ClientId: 'waybillmembers' })],
      ['GlobalSignOut', ({ access_token }: Tokens) => ({ AccessToken: access_token })],
    ])('is refused at once (%s), and the next sign-in counts at once', async (call, input) => {
      const [one, two] = [
        await signIn(host.origin, 'alice@acme.example'),
        await signIn(host.origin, 'alice@acme.example'),
      ]
      const bob = await signIn(host.origin, 'bob@acme.example')
      expect((await review(bearer(one.id_token))).status).toBe(200)

      await identity(call, input(one))

      for (const old of [one, two, tokens]) expectRefusal(await review(bearer(old.id_token)), 401)
      const next = await signIn(host.origin, 'alice@acme.example')
      expect((await review(bearer(next.id_token))).status).toBe(200)
      expectRefusal(await review(bearer(bob.id_token)), 404)
      host.clock.move(2000)
    })

    test('stays refused after a restart', async () => {
      host = await host.restart()

      expectRefusal(await review(bearer(tokens.id_token)), 401)
      const next = await person(host.origin, 'alice@acme.example')
      await expect(next.call(contracts.reviewTransfer, { params: { id: transferId } })).resolves.toMatchObject({
        transfer: { id: transferId },
      })
    })
  })

  test('never reaches the log', () => {
    const log = host.logLines.join('\n')
    for (const secret of [...Object.values(tokens), parts().signature, parts().payload])
      expect(log).not.toContain(secret)
  })
})

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function flipped(token: string): string {
  const at = token.length - 100
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}
