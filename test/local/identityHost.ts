import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { demoPeople } from '../../local/identity/demoDirectory.ts'
import type { Person } from '../../local/identity/person.ts'
import { identityProvider } from '../../local/identity/provider.ts'
import { sqliteSessions } from '../../local/identity/sessions.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqliteAlerts } from '../../local/stores/alerts.ts'
import { sqliteAudit } from '../../local/stores/audit.ts'
import { sqliteRecipients } from '../../local/stores/recipients.ts'

export type IdentityHost = Awaited<ReturnType<typeof startIdentity>>
export type Clock = { now: number }

/** A whole second, so that tests control the milliseconds. */
export const START = Date.UTC(2026, 10, 20, 12)

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'waybill-identity-'))
}

/** The identity provider on a real server, over a real database. The same folder and port again are a restart. */
export async function startIdentity(
  folder: string,
  clock: Clock,
  options: { port?: number; people?: readonly Person[]; extraRedirectUris?: readonly string[] } = {},
) {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const database = openDatabase(join(folder, 'waybill.db'))
  const sessions = sqliteSessions(database)
  const provider = await identityProvider({
    database,
    sessions,
    keys: fileKeys(join(folder, 'root.key')),
    audit: sqliteAudit(database),
    people: options.people ?? demoPeople,
    origin,
    extraRedirectUris: options.extraRedirectUris ?? [],
    signingKeyFile: join(folder, 'tokens.key'),
    now: () => clock.now,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    recipients: sqliteRecipients(database),
    alerts: sqliteAlerts(database, { now: () => clock.now }),
    // Tests of codes use complete hosts.
    triggers: () => {
      throw new Error('Nobody proves codes here.')
    },
    log: jsonLog(
      () => {},
      () => clock.now,
      'error',
    ),
  }).catch(error => {
    server.close()
    database.close()
    throw error
  })
  const bugs: unknown[] = []
  server.on('request', (request, response) => {
    provider
      .routes(request, response, new URL(request.url ?? '/', origin))
      .then(isAnswered => isAnswered || response.writeHead(404).end())
      .catch(error => {
        bugs.push(error)
        response.writeHead(500).end()
      })
  })
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    database.close()
  }
  return {
    provider,
    origin,
    port,
    database,
    sessions,
    bugs,
    stop,
    audited: () => database.prepare('SELECT action, actor, result, detail, source FROM audit ORDER BY sequence').all(),
    async discard() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Proof = { verifier: string; challenge: string }

export function newProof(): Proof {
  const verifier = randomBytes(48).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export function authorizeUrl(host: IdentityHost, proof: Proof, changes: Record<string, string | undefined> = {}): URL {
  const url = new URL('/oauth2/authorize', host.origin)
  const query = {
    redirect_uri: `${host.origin}/token`,
    response_type: 'code',
    client_id: host.provider.clientId,
    identity_provider: 'COGNITO',
    scope: 'openid email profile',
    state: 'state-1',
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  return url
}

export function visit(url: URL | string, method = 'GET'): Promise<Response> {
  return fetch(url, { method, redirect: 'manual' })
}

export function target(response: Response): URL {
  const location = response.headers.get('location')
  if (response.status !== 302 || location === null) throw new Error(`Not a redirect but ${response.status}.`)
  return new URL(location)
}

export async function codeFor(host: IdentityHost, email: string, proof: Proof, changes: Record<string, string> = {}) {
  const response = await visit(authorizeUrl(host, proof, { login_hint: email, ...changes }))
  return target(response).searchParams.get('code') ?? ''
}

export function exchange(host: IdentityHost, code: string, verifier: string, changes: Record<string, string> = {}) {
  return postForm(host, {
    grant_type: 'authorization_code',
    client_id: host.provider.clientId,
    redirect_uri: `${host.origin}/token`,
    code,
    code_verifier: verifier,
    ...changes,
  })
}

export function postForm(host: IdentityHost, form: Record<string, string>): Promise<Response> {
  return fetch(`${host.origin}/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) })
}

/** A body with an assumed shape; tests check the values that they read. */
export async function toBody<Body>(response: Response | undefined): Promise<Body> {
  return (await response?.json()) as Body
}

export type Tokens = { id_token: string; access_token: string; refresh_token: string; expires_in: number }

export async function signIn(host: IdentityHost, email: string): Promise<Tokens> {
  const proof = newProof()
  const response = await exchange(host, await codeFor(host, email, proof), proof.verifier)
  if (response.status !== 200) throw new Error(`The sign-in was refused: ${await response.text()}`)
  return toBody<Tokens>(response)
}

export async function callIdentity(host: IdentityHost, name: string, input: object) {
  const response = await fetch(`${host.origin}/identity`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: await toBody<Record<string, unknown>>(response) }
}
