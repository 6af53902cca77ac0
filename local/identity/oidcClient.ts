import * as oidc from 'openid-client'
import { findFault, SignInRefused, toRefusal } from './oidcRefusal.ts'
import type { OidcSettings } from './oidcSettings.ts'

/** A person waits in front of an empty page. */
const TIMEOUT_SECONDS = 10
/** Unknown signing keys are fetched immediately. */
const METADATA_MILLISECONDS = 3_600_000

export type Binding = { state: string; nonce: string; verifier: string }
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }
export type ProviderGrant = {
  iss: string
  sub: string
  accessToken: string
  refreshToken?: string | undefined
  /** If the ID token had groups, their absence from the userinfo endpoint proves nothing. */
  hasSignedGroups: boolean
}
/** `claims` is absent when the provider proves nothing about the groups. */
export type ReadAgain = { claims?: Claims; grant: ProviderGrant }

export type OidcClient = ReturnType<typeof oidcClient>

/**
 * Failures are SignInRefused.
 * @param callback our redirect address
 */
export function oidcClient(settings: OidcSettings, { callback, now }: { callback: string; now: () => number }) {
  let known: { found: Promise<oidc.Configuration>; at: number } | undefined

  const configuration = () => {
    if (known && now() - known.at < METADATA_MILLISECONDS) return known.found
    const found = discover(settings)
    known = { found, at: now() }
    found.catch(() => {
      // A failed discovery is not cached.
      if (known?.found === found) known = undefined
    })
    return found
  }

  const completeClaims = async (provider: oidc.Configuration, signed: Claims, accessToken: string): Promise<Claims> => {
    // If the address or its verification is missing, the endpoint may still deny it.
    const needed = [settings.emailClaim, 'email_verified', settings.groups.claim]
    const isWhole = needed.every(name => signed[name] !== undefined)
    if (isWhole || !provider.serverMetadata().userinfo_endpoint) return signed
    // Signed claims win over unsigned ones.
    return { ...(await oidc.fetchUserInfo(provider, accessToken, signed.sub)), ...signed }
  }

  return {
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
        const claims = await completeClaims(provider, signed, tokens.access_token)
        const { iss, sub } = signed
        const hasSignedGroups = signed[settings.groups.claim] !== undefined
        const { access_token: accessToken, refresh_token: refreshToken } = tokens
        return { claims, grant: { iss, sub, accessToken, refreshToken, hasSignedGroups } }
      })
    },

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
          if (signed) return completeClaims(provider, signed, accessToken)
          if (!provider.serverMetadata().userinfo_endpoint) return undefined
          const told = { ...(await oidc.fetchUserInfo(provider, accessToken, sub)), iss, sub }
          return !hasSignedGroups || settings.groups.claim in told ? told : undefined
        }
        const claims = await read().catch(error => {
          // After a rotation the provider refuses the previous refresh token, so the new one is kept in every case.
          if (!renewed) throw error
          return undefined
        })
        return claims ? { claims, grant: next } : { grant: next }
      })
    },

    /**
     * The provider's sign-out URL. Without a cookie this host does not know the person, so the provider asks (OpenID
     * Connect RP-Initiated Logout 1.0, 2).
     */
    async endSessionUrl(returnTo: string): Promise<URL | undefined> {
      const provider = await configuration().catch(() => undefined)
      if (!settings.endsAtProvider || !provider?.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(provider, { post_logout_redirect_uri: returnTo })
    },

    /** @throws an error for the operator when the provider does not answer */
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
    // Verifies signatures although the tokens come from the provider directly: TLS may end before it.
    execute: [oidc.enableNonRepudiationChecks, ...(isInTheClear ? [oidc.allowInsecureRequests] : [])],
  })
}

function clientAuth({ clientSecret, clientAuth }: OidcSettings): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, client, body, headers) => {
    // Basic is the default of a provider that lists no method (OpenID Connect Discovery 1.0, 3).
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = clientAuth ?? (methods.includes('client_secret_basic') ? 'basic' : 'post')
    return (method === 'basic' ? basic : post)(server, client, body, headers)
  }
}

/** `fetch` reports an unreachable server as a TypeError. */
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
