import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { freePort } from './freePort.ts'

export const clientSecret = 'a secret of forty characters, or so it is'

/** A person of the organisation’s provider, with the claims besides `sub`. */
export type ProvidersPeople = Record<string, Record<string, unknown>>
export type OidcProviderOfTest = Awaited<ReturnType<typeof oidcProvider>>

/**
 * The organisation’s identity provider: a real one, over real HTTP on this machine, with a choice of person in the
 * place of a password.
 * @param clientOrigin of the host that is its client
 * @param options.refreshes issues rotating refresh tokens
 */
export async function oidcProvider(
  clientOrigin: string,
  people: ProvidersPeople,
  { port, refreshes = false }: { port?: number; refreshes?: boolean } = {},
) {
  const own = port ?? (await freePort())
  const issuer = `http://localhost:${own}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'waybill',
        client_secret: clientSecret,
        redirect_uris: [`${clientOrigin}/oauth2/idpresponse`],
        post_logout_redirect_uris: [`${clientOrigin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code', ...(refreshes ? ['refresh_token'] : [])],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'of-the-provider' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', '_claim_names'] },
    findAccount: (_, sub) =>
      sub in people || sub === 'nobody' ? { accountId: sub, claims: async () => ({ sub, ...people[sub] }) } : undefined,
    issueRefreshToken: async () => refreshes,
    rotateRefreshToken: true,
    interactions: { url: (_, { uid }) => `/choose/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 600, Session: 3600, Grant: 3600 },
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const choose = async (request: IncomingMessage, response: ServerResponse, [, uid, choice]: string[]) => {
    if (choice === undefined) {
      const links = [...Object.keys(people), 'nobody'].map(who => `<a href="/choose/${uid}/${who}">${who}</a>`)
      return void response.setHeader('content-type', 'text/html').end(`<h1>Who are you?</h1>${links.join(' ')}`)
    }
    const result =
      choice === 'nobody'
        ? { error: 'access_denied', error_description: 'Nobody chose <b>anybody</b>.' }
        : { login: { accountId: decodeURIComponent(choice) } }
    await provider.interactionFinished(request, response, result)
  }
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const choosing = /^\/choose\/([^/?]+)(?:\/([^/?]+))?$/.exec(request.url ?? '')
    if (choosing) choose(request, response, choosing).catch(error => response.writeHead(500).end(`${error}`))
    else answer(request, response)
  }).listen(own, '127.0.0.1')
  await once(server, 'listening')

  return {
    issuer,
    people,
    port: own,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'waybill',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_GROUPS: JSON.stringify({ claim: 'groups', org: ['Staff'], admin: ['IT'] }),
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function logoutSource(ctx: { body: unknown }, form: string) {
  ctx.body = `<h1>Sign out everywhere?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button>`
}
