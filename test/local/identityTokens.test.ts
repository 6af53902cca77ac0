import { createHmac, generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityHost, START, signIn, startIdentity, temporaryFolder, toBody } from './identityHost.ts'

const clock = { now: START }
let host: IdentityHost
let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
  host = await startIdentity(folder, clock)
})

afterEach(() => host.discard())

async function verify(token: string) {
  const { payload } = await jwtVerify(token, host.provider.keySet, {
    algorithms: ['RS256'],
    issuer: host.provider.issuer,
    audience: host.provider.clientId,
    currentDate: new Date(clock.now),
  })
  return payload
}

describe('a forged token is refused', () => {
  let parts: { header: string; payload: string; signature: string; kid: string }

  beforeEach(async () => {
    const { id_token } = await signIn(host, 'alice@acme.example')
    const [header = '', payload = '', signature = ''] = id_token.split('.')
    parts = { header, payload, signature, kid: String(decodeProtectedHeader(id_token).kid) }
    await expect(verify(id_token)).resolves.toMatchObject({ email: 'alice@acme.example' })
  })

  it('without a signature (alg none)', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      const token = `${encoded({ alg, kid: parts.kid })}.${parts.payload}.`
      await expect(verify(token)).rejects.toThrow(errors.JOSEError)
    }
  })

  it('with the public key as a shared secret (HS256)', async () => {
    const published = await fetch(`${host.origin}/.well-known/jwks.json`)
    const [jwk = { n: '' }] = (await toBody<{ keys: { n: string }[] }>(published)).keys
    for (const secret of [jwk.n, Buffer.from(jwk.n, 'base64url'), JSON.stringify(jwk)]) {
      const signed = `${encoded({ alg: 'HS256', kid: parts.kid })}.${parts.payload}`
      const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
      await expect(verify(token)).rejects.toThrow(errors.JOSEError)
      // Even by a verifier without a fixed algorithm.
      await expect(jwtVerify(token, host.provider.keySet)).rejects.toThrow(errors.JOSEError)
    }
  })

  it('signed by another key, with our key’s name, another or none', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    for (const name of [{ kid: parts.kid }, { kid: 'another' }, {}]) {
      const token = await new SignJWT(JSON.parse(Buffer.from(parts.payload, 'base64url').toString()))
        .setProtectedHeader({ alg: 'RS256', ...name })
        .sign(privateKey)
      await expect(verify(token)).rejects.toThrow(errors.JOSEError)
    }
  })

  it('with its own key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = publicKey.export({ format: 'jwk' })
    const token = await new SignJWT({ email: 'ada@acme.example' })
      .setProtectedHeader({ alg: 'RS256', jwk, jku: 'https://evil.example/jwks.json', kid: parts.kid })
      .sign(privateKey)

    await expect(verify(token)).rejects.toThrow(errors.JWSSignatureVerificationFailed)
  })

  it('with an altered payload, header or signature', async () => {
    const claims = JSON.parse(Buffer.from(parts.payload, 'base64url').toString())
    const { header, payload, signature } = parts
    const altered = [
      `${header}.${encoded({ ...claims, 'cognito:groups': ['org', 'admin'] })}.${signature}`,
      `${encoded({ alg: 'RS256', kid: parts.kid, typ: 'JWT' })}.${payload}.${signature}`,
      `${encoded({ alg: 'PS256', kid: parts.kid })}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}`,
      `${header}.${payload}`,
      '..',
      '',
    ]
    for (const token of altered) await expect(verify(token)).rejects.toThrow(errors.JOSEError)
  })
})

it('an access token is not an ID token', async () => {
  const { access_token } = await signIn(host, 'alice@acme.example')

  await expect(verify(access_token)).rejects.toThrow(errors.JWTClaimValidationFailed)
})

describe('the signing key', () => {
  it('is the same after a restart, so tokens stay valid', async () => {
    const { id_token } = await signIn(host, 'alice@acme.example')

    await host.stop()
    host = await startIdentity(folder, clock, { port: host.port })

    await expect(verify(id_token)).resolves.toMatchObject({ email: 'alice@acme.example' })
  })

  it('differs between machines', async () => {
    const { id_token } = await signIn(host, 'alice@acme.example')

    await host.discard()
    host = await startIdentity(temporaryFolder(), clock, { port: host.port })

    await expect(verify(id_token)).rejects.toThrow(errors.JWKSNoMatchingKey)
  })

  it('is encrypted in a file that only its owner may read', () => {
    const file = join(folder, 'tokens.key')

    expect(statSync(file).mode & 0o777).toBe(0o600)
    const content = readFileSync(file, 'utf8')
    expect(content).not.toMatch(/PRIVATE KEY|"d"/)
    expect(Buffer.from(content, 'base64url').toString('latin1')).not.toMatch(/PRIVATE KEY/)
  })

  it('stops the start when its file is damaged, and is not replaced', async () => {
    const file = join(folder, 'tokens.key')
    await host.stop()
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, `A${good.slice(1, -1)}`)

    const start = startIdentity(folder, clock)

    await expect(start).rejects.toThrow()
    expect(readFileSync(file, 'utf8')).toBe(`A${good.slice(1, -1)}`)
    rmSync(file)
    writeFileSync(file, good)
    host = await startIdentity(folder, clock)
  })
})

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
