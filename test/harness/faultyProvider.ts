import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type ProviderFaults = {
  /** Overrides of ID token claims; undefined removes one. */
  claims?: Record<string, unknown>
  answered?: Record<string, string | undefined>
  /** Signs with a key that is not published. */
  isForged?: boolean
  issuer?: string
  userinfo?: Record<string, unknown>
  tokenStatus?: number
}
export type FaultyProvider = Awaited<ReturnType<typeof faultyProvider>>

/** An identity provider under a test’s control: a compromised one, or an impostor. */
export async function faultyProvider() {
  const lies: ProviderFaults = {}
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const nonces = new Map<string, string>()
  const asked: URLSearchParams[] = []

  const idToken = (issuer: string, nonce: string | undefined) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: issuer, aud: 'waybill', sub: 'carla', iat: now, exp: now + 300, nonce },
      ...{ email: 'carla@acme.example', email_verified: true, name: 'Carla', groups: ['Staff'], ...lies.claims },
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(lies.isForged ? other.privateKey : own.privateKey)
  }

  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo
    const issuer = `http://localhost:${port}`
    const url = new URL(request.url ?? '/', issuer)
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') {
      return json({
        issuer: lies.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        authorization_response_iss_parameter_supported: true,
        ...(lies.userinfo ? { userinfo_endpoint: `${issuer}/userinfo` } : {}),
      })
    }
    if (url.pathname === '/jwks') return json({ keys: [jwk] })
    if (url.pathname === '/userinfo') return json(lies.userinfo ?? {})
    if (url.pathname === '/authorize') {
      const code = `code-${nonces.size}`
      nonces.set(code, url.searchParams.get('nonce') ?? '')
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      const answered = { code, state: url.searchParams.get('state') ?? '', iss: issuer, ...lies.answered }
      for (const [name, value] of Object.entries(answered)) if (value !== undefined) back.searchParams.set(name, value)
      return response.writeHead(302, { location: back.href }).end()
    }
    const body = new URLSearchParams(await text(request))
    asked.push(body)
    if (lies.tokenStatus)
      return json({ error: 'invalid_grant', error_description: 'carla@acme.example' }, lies.tokenStatus)
    const token = await idToken(issuer, nonces.get(body.get('code') ?? ''))
    json({ access_token: 'opaque', token_type: 'Bearer', id_token: token })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    lies,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
