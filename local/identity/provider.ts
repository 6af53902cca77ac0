import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import type { JWTVerifyGetKey } from 'jose'
import type { Audit } from '../../lambdas/ports/audit.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { Sessions } from '../../lambdas/ports/sessions.ts'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import { authorizeRoute } from './authorize.ts'
import { callsRoute } from './calls.ts'
import { openIdConfiguration } from './discovery.ts'
import { sqliteGrants } from './grants.ts'
import { answer, answerJson, type Exchange } from './http.ts'
import { logoutRoute } from './logout.ts'
import { memberSessions } from './memberSessions.ts'
import { sendStyle } from './page.ts'
import type { Person } from './person.ts'
import { signingKey } from './signingKey.ts'
import { tokenRoute } from './tokenEndpoint.ts'
import { tokenMint } from './tokens.ts'

export { sweepIdentity } from './grants.ts'

// Fixed, since browsers keep their tokens under the client's name. Amplify wants `<region>_<name>` as a pool's id.
const clientId = 'waybillmembers'
const recipientClientId = 'waybillrecipients'
const region = 'local'
const userPoolId = `${region}_Waybill`

type IdentityKeys = Extract<keyof ClientConfiguration, `identity_provider/${string}`>

export type IdentityProvider = {
  issuer: string
  clientId: string
  recipientClientId: string
  userPoolId: string
  region: string
  keySet: JWTVerifyGetKey
  /** @returns whether the request was for the identity provider, and is answered */
  routes: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>
  clientConfiguration: Pick<ClientConfiguration, IdentityKeys>
}

type Methods = Partial<Record<'GET' | 'HEAD' | 'POST', (exchange: Exchange) => void | Promise<void>>>

/**
 * Signs people of a directory in, over the part of Cognito's protocol that the web app uses.
 * @param parts `origin` as browsers see this host, without a slash at the end
 */
export async function identityProvider(parts: {
  database: DatabaseSync
  keys: Keys
  sessions: Sessions
  audit: Audit
  people: readonly Person[]
  origin: string
  extraRedirectUris?: readonly string[]
  signingKeyFile: string
  now: () => number
  newId: () => string
  newSecret: () => string
  idTokenSeconds?: number
}): Promise<IdentityProvider> {
  const { people, sessions, audit, origin, now, newId } = parts
  // The issuer is the origin, so that discovery stands where OpenID Connect looks for it.
  const issuer = origin
  const key = await signingKey(parts.signingKeyFile, parts.keys)
  const mint = tokenMint({ key, issuer, clientId, lifetimeSeconds: parts.idTokenSeconds ?? 3600, now, newId })
  const grants = sqliteGrants(parts.database, parts.newSecret)
  const members = memberSessions({ people, grants, mint, sessions, audit, now, newId })
  const redirectUris = [`${origin}/token`, ...(parts.extraRedirectUris ?? [])]

  const table = new Map<string, Methods>([
    // No HEAD where GET signs in or out: it would leave a code behind that nobody reads.
    ['/oauth2/authorize', { GET: authorizeRoute({ clientId, redirectUris, people, members }) }],
    ['/oauth2/authorize.css', readable(({ response }) => sendStyle(response))],
    ['/oauth2/token', { POST: tokenRoute({ clientId, members }) }],
    ['/logout', { GET: logoutRoute({ clientId, origin }) }],
    ['/identity', { POST: callsRoute({ clientId, members }) }],
    ['/.well-known/jwks.json', readable(({ response }) => answerJson(response, 200, key.published))],
    [
      '/.well-known/openid-configuration',
      readable(({ response }) => answerJson(response, 200, openIdConfiguration(issuer, origin))),
    ],
  ])

  return {
    issuer,
    clientId,
    recipientClientId,
    userPoolId,
    region,
    keySet: key.keySet,
    async routes(request, response, url) {
      const methods = table.get(url.pathname)
      // Bare /logout is the web app's page, on the same origin as this provider.
      if (!methods || (url.pathname === '/logout' && !url.searchParams.has('client_id'))) return false
      const route = new Map(Object.entries(methods)).get(request.method ?? '')
      if (route) await route({ request, response, url })
      else answer(response, 405, { allow: Object.keys(methods).join(', ') })
      return true
    },
    clientConfiguration: {
      'identity_provider/client_id': clientId,
      'identity_provider/recipient_client_id': recipientClientId,
      'identity_provider/domain': origin,
      'identity_provider/user_pool_id': userPoolId,
      'identity_provider/providers': 'COGNITO',
      'identity_provider/region': region,
      'identity_provider/endpoint': `${origin}/identity`,
    },
  }
}

function readable(route: (exchange: Exchange) => void): Methods {
  return { GET: route, HEAD: route }
}
