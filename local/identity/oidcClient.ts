import * as oidc from 'openid-client'
import { findFault, SignInRefused, toRefusal } from './oidcRefusal.ts'
import type { OidcSettings } from './oidcSettings.ts'

/** A person waits for it, in front of an empty page. */
const TIMEOUT_SECONDS = 10
/** So long what a provider says of itself is taken as it was. Its keys are asked for anew whenever one is unknown. */
const METADATA_MILLISECONDS = 3_600_000

/** What one sign-in is bound to, from its beginning to its end. */
export type Binding = { state: string; nonce: string; verifier: string }
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }
/** What a provider gave at a sign-in for reading the person's groups again. */
export type ProviderGrant = {
  iss: string
  sub: string
  accessToken: string
  refreshToken?: string | undefined
  /** Whether the ID token named groups: then their absence from the userinfo endpoint proves nothing. */
  hasSignedGroups: boolean
}
/** `claims` is absent where the provider proves nothing of the groups. */
export type ReadAgain = { claims?: Claims; grant: ProviderGrant }

export type OidcClient = ReturnType<typeof oidcClient>

/**
 * The organisation's identity provider, as this host talks to it. Whatever goes wrong there is a SignInRefused.
 * @param callback where it sends people back to
 */
export function oidcClient(settings: OidcSettings, { callback, now }: { callback: string; now: () => number }) {
  let known: { found: Promise<oidc.Configuration>; at: number } | undefined

  const configuration = () => {
    if (known && now() - known.at < METADATA_MILLISECONDS) return known.found
    const found = discover(settings)
    known = { found, at: now() }
    found.catch(() => {
      // What could not be had is asked for again at once.
      if (known?.found === found) known = undefined
    })
    return found
  }

  /** What the ID token leaves open, the userinfo endpoint may tell. */
  const completed = async (provider: oidc.Configuration, signed: Claims, accessToken: string): Promise<Claims> => {
    // What the token leaves open of an address, the other half may deny.
    const needed = [settings.emailClaim, 'email_verified', settings.groups.claim]
    const isWhole = needed.every(name => signed[name] !== undefined)
    if (isWhole || !provider.serverMetadata().userinfo_endpoint) return signed
    // What is signed counts before what only came by the same line.
    return { ...(await oidc.fetchUserInfo(provider, accessToken, signed.sub)), ...signed }
  }

  return {
    /** Where to send the browser. */
    async authorizationUrl({ state, nonce, verifier }: Binding, loginHint: string | undefined): Promise<URL> {
      return atProvider(async () =>
        oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: settings.scopes,
          ...{ state, nonce },
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(loginHint === undefined ? {} : { login_hint: loginHint }),
        }),
      )
    },

    /** Who came back. @param answered the query that the provider added to our address */
    async claims(answered: URLSearchParams, { state, nonce, verifier }: Binding): Promise<Required<ReadAgain>> {
      return atProvider(async () => {
        const provider = await configuration()
        const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${callback}?${answered}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const signed = tokens.claims()
        if (!signed) throw new oidc.ClientError('no ID token')
        const claims = await completed(provider, signed, tokens.access_token)
        const { iss, sub } = signed
        const hasSignedGroups = signed[settings.groups.claim] !== undefined
        const { access_token: accessToken, refresh_token: refreshToken } = tokens
        return { claims, grant: { iss, sub, accessToken, refreshToken, hasSignedGroups } }
      })
    },

    /** Reads a person again: by a refresh grant where there is a refresh token, else by the userinfo endpoint. */
    async readAgain(grant: ProviderGrant): Promise<ReadAgain> {
      return atProvider(async () => {
        const provider = await configuration()
        const { iss, sub, hasSignedGroups } = grant
        const renewed =
          grant.refreshToken === undefined ? undefined : await oidc.refreshTokenGrant(provider, grant.refreshToken)
        const accessToken = renewed?.access_token ?? grant.accessToken
        const next = { ...grant, accessToken, refreshToken: renewed?.refresh_token ?? grant.refreshToken }
        const signed = renewed?.claims()
        const read = async (): Promise<Claims | undefined> => {
          if (signed) return completed(provider, signed, accessToken)
          if (!provider.serverMetadata().userinfo_endpoint) return undefined
          const told = { ...(await oidc.fetchUserInfo(provider, accessToken, sub)), iss, sub }
          return !hasSignedGroups || settings.groups.claim in told ? told : undefined
        }
        const claims = await read().catch(error => {
          // A provider that rotates refresh tokens takes the former one no more: the new one is kept whatever follows.
          if (!renewed) throw error
          return undefined
        })
        return claims ? { claims, grant: next } : { grant: next }
      })
    },

    /**
     * Where the provider ends its own session. Without a cookie nobody knows here which it is, so the provider asks the
     * person (OpenID Connect RP-Initiated Logout 1.0, 2).
     */
    async endSessionUrl(returnTo: string): Promise<URL | undefined> {
      const provider = await configuration().catch(() => undefined)
      if (!settings.endsAtProvider || !provider?.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(provider, { post_logout_redirect_uri: returnTo })
    },

    /** Whether the provider is there. @throws when it is not, with what an operator can know */
    async reach() {
      await atProvider(configuration).catch(error => {
        throw error instanceof SignInRefused ? new Error(findFault(error)) : error
      })
    },
  }
}

async function discover(settings: OidcSettings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings
  const isInTheClear = issuer.protocol === 'http:'
  return oidc.discovery(issuer, clientId, clientSecret, clientAuth(settings), {
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: fetchOrSay,
    // Signatures are checked although the tokens come straight from the provider: TLS may end before it.
    execute: [oidc.enableNonRepudiationChecks, ...(isInTheClear ? [oidc.allowInsecureRequests] : [])],
  })
}

function clientAuth({ clientSecret, clientAuth }: OidcSettings): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, client, body, headers) => {
    // Basic is what a provider means that names no method (OpenID Connect Discovery 1.0, 3).
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = clientAuth ?? (methods.includes('client_secret_basic') ? 'basic' : 'post')
    return (method === 'basic' ? basic : post)(server, client, body, headers)
  }
}

/** A provider that is not there is no error of types, as `fetch` has it. */
const fetchOrSay: oidc.CustomFetch = async (url, options) => {
  try {
    return await fetch(url, options as RequestInit)
  } catch (error) {
    if (error instanceof TypeError) throw new Error('The identity provider cannot be reached.', { cause: error.cause })
    throw error
  }
}

async function atProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}
