import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import type { JWTVerifyGetKey } from 'jose'
import { appendOncePerMinute } from '../../lambdas/core/request/denials.ts'
import { endAlertMails } from '../../lambdas/core/request/endAlertMails.ts'
import { errorFields, type Log } from '../../lambdas/core/request/log.ts'
import type { Alerts } from '../../lambdas/ports/alerts.ts'
import type { Audit } from '../../lambdas/ports/audit.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { Sessions } from '../../lambdas/ports/sessions.ts'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import { authorizeRoute, type RecordRefusal } from './authorize.ts'
import { challengeSessions } from './challengeSessions.ts'
import { callsRoute } from './cognitoProtocol.ts'
import { customChallenge, type TriggerContext } from './customChallenge.ts'
import { demoSignIn } from './demoSignIn.ts'
import { fixedDirectory } from './directory.ts'
import { openIdConfiguration } from './discovery.ts'
import { sqliteGrants } from './grants.ts'
import { answer, answerJson, type Exchange } from './http.ts'
import { logoutRoute } from './logout.ts'
import { memberCalls } from './memberCalls.ts'
import { memberSessions } from './memberSessions.ts'
import type { OidcSettings } from './oidcSettings.ts'
import { sendStyle } from './page.ts'
import type { Person } from './person.ts'
import { recipientCalls } from './recipientCalls.ts'
import { recipientSessions } from './recipientSessions.ts'
import { type SigningKey, signingKey } from './signingKey.ts'
import { tokenRoute } from './tokenEndpoint.ts'
import { tokenMint } from './tokens.ts'

export { sweepIdentity } from './grants.ts'

// Fixed, because browsers store tokens under the client's name. Amplify requires a pool id of the form
// `<region>_<name>`.
const clientId = 'waybillmembers'
const recipientClientId = 'waybillrecipients'
const region = 'local'
const userPoolId = `${region}_Waybill`
/** Cognito's default. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60
/** A group removed at the provider applies until the next refresh. */
const FEDERATED_TOKEN_SECONDS = 15 * 60
const FEDERATED_REFRESH_SECONDS = 12 * 60 * 60
/** A token does not outlive the proof of its code. */
const RECIPIENT_TOKEN_SECONDS = 15 * 60
/** Cognito's minimum; `preToken` decides how long they count. */
const RECIPIENT_REFRESH_SECONDS = 60 * 60

type IdentityKeys = Extract<keyof ClientConfiguration, `identity_provider/${string}`>

export type IdentityProvider = {
  issuer: string
  clientId: string
  recipientClientId: string
  userPoolId: string
  region: string
  keySet: JWTVerifyGetKey
  /** @returns whether it answered the request */
  routes: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>
  clientConfiguration: Pick<ClientConfiguration, IdentityKeys>
  /** @throws when the identity provider does not answer correctly */
  check: () => Promise<void>
}

type Methods = Partial<Record<'GET' | 'HEAD' | 'POST', (exchange: Exchange) => void | Promise<void>>>

/** @param parts `origin` without a trailing slash */
export async function identityProvider(parts: {
  database: DatabaseSync
  keys: Keys
  sessions: Sessions
  audit: Audit
  people: readonly Person[]
  /** Replaces the directory of `people`. */
  oidc?: OidcSettings | undefined
  origin: string
  extraRedirectUris?: readonly string[]
  signingKeyFile: string
  now: () => number
  newId: () => string
  newSecret: () => string
  idTokenSeconds?: number
  recipients: { has(username: string): boolean }
  alerts: Pick<Alerts, 'findReader' | 'endSubscription'>
  triggers: () => TriggerContext
  log: Log
}): Promise<IdentityProvider> {
  const { people, sessions, audit, origin, log, now, newId } = parts
  // OpenID Connect discovery is relative to the issuer.
  const issuer = origin
  const key = await signingKey(parts.signingKeyFile, parts.keys)
  const lifetimeSeconds = parts.idTokenSeconds ?? (parts.oidc ? FEDERATED_TOKEN_SECONDS : 3600)
  const mint = tokenMint({ key, issuer, clientId, lifetimeSeconds, now, newId })
  const federation = parts.oidc && (await import('./federation.ts')).federation(parts, parts.oidc)
  const directory = federation?.directory ?? fixedDirectory(people, now)
  const grants = sqliteGrants(parts.database, parts.newSecret, federation ? FEDERATED_REFRESH_SECONDS : REFRESH_SECONDS)
  // A failure must not block the sign-in: the next token ends them.
  const onIssued = (subject: string, groups: readonly string[]) =>
    endAlertMails(parts, subject, groups).catch(error =>
      log.error('The mails with alerts of a person could not be ended.', errorFields(error)),
    )
  const members = memberSessions({ directory, grants, mint, sessions, audit, onIssued, now, newId })
  const clients = new Map([
    [clientId, memberCalls(members)],
    [recipientClientId, recipientClient({ ...parts, issuer, key })],
  ])
  const atProvider = federation?.signIn(members)
  const signIn = atProvider?.begin ?? demoSignIn({ people, members })
  const redirectUris = [`${origin}/token`, ...(parts.extraRedirectUris ?? [])]

  const recordRefusal: RecordRefusal = (detail, source) =>
    appendOncePerMinute(audit, detail, {
      at: new Date(now()).toISOString(),
      action: 'access',
      actor: 'anyone',
      source,
      result: 'denied',
      detail,
    })

  const table = new Map<string, Methods>([
    // HEAD is absent where GET signs in or out: it would create a code that no client reads.
    ['/oauth2/authorize', { GET: authorizeRoute({ clientId, redirectUris, signIn, recordRefusal }) }],
    ...(atProvider ? [['/oauth2/idpresponse', { GET: atProvider.finish }] satisfies [string, Methods]] : []),
    ['/oauth2/authorize.css', readable(({ response }) => sendStyle(response))],
    ['/oauth2/token', { POST: tokenRoute({ clientId, members }) }],
    [
      '/logout',
      { GET: logoutRoute({ clientId, origin, recordRefusal, providersLogout: federation?.client.endSessionUrl }) },
    ],
    ['/identity', { POST: callsRoute({ clients, members }) }],
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
    check: async () => federation?.client.reach(),
    async routes(request, response, url) {
      const methods = table.get(url.pathname)
      // /logout without a client is a page of the web app on the same origin.
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

function recipientClient(
  parts: Pick<
    Parameters<typeof identityProvider>[0],
    'database' | 'keys' | 'audit' | 'recipients' | 'triggers' | 'log' | 'now' | 'newId' | 'newSecret'
  > & { issuer: string; key: SigningKey },
) {
  const { keys, audit, triggers, log, now, newId } = parts
  const isKnown = (username: string) => parts.recipients.has(username)
  return recipientCalls({
    challenge: customChallenge({ triggers, region, userPoolId, clientId: recipientClientId }),
    sessions: challengeSessions({ keys, now }),
    recipients: recipientSessions({
      grants: sqliteGrants(parts.database, parts.newSecret, RECIPIENT_REFRESH_SECONDS, recipientClientId),
      mint: tokenMint({ ...parts, clientId: recipientClientId, lifetimeSeconds: RECIPIENT_TOKEN_SECONDS }),
      challenges: { findProof: username => triggers().challenges.findProof(username) },
      isKnown,
      audit,
      now,
      newId,
    }),
    isKnown,
    log,
  })
}

function readable(route: (exchange: Exchange) => void): Methods {
  return { GET: route, HEAD: route }
}
