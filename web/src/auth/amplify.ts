import { Amplify, type ResourcesConfig } from 'aws-amplify'
import { fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { endEverywhere } from './endEverywhere.ts'
import { type IdentityOrigin, identityOrigin } from './identityOrigin.ts'
import { forgetTokens, isSignInPending, mayHaveSession, storedSession } from './storedSession.ts'

// This module is imported dynamically alone: it is the whole weight of the sign-in library.

// It warns of an endpoint that is not Amazon's at every configuration; on one machine that endpoint is the point.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** A sign-in that came back without a session; the message is meant to be read. */
export class SignInError extends Error {
  override name = 'SignInError'
}

/**
 * Configures the library. With its OAuth part it takes up any sign-in that is pending, and wipes it where it cannot:
 * so that part is there only while a sign-in starts or comes back.
 */
function configure(configuration: ClientConfiguration, oauth: 'withOAuth' | 'withoutOAuth'): void {
  const endpoint = configuration['identity_provider/endpoint']
  const cognito: NonNullable<ResourcesConfig['Auth']>['Cognito'] = {
    userPoolId: configuration['identity_provider/user_pool_id'],
    userPoolClientId: configuration['identity_provider/client_id'],
    ...(endpoint === undefined ? {} : { userPoolEndpoint: endpoint }),
    ...(oauth === 'withOAuth'
      ? {
          loginWith: {
            oauth: {
              domain: identityOrigin(configuration).host,
              scopes: ['email', 'profile', 'openid'],
              redirectSignIn: [`${location.origin}/token`],
              redirectSignOut: [`${location.origin}/`],
              responseType: 'code' as const,
            },
          },
        }
      : {}),
  }
  Amplify.configure({ Auth: { Cognito: cognito } })
}

/** Gets new tokens by the refresh token; they lie in localStorage afterwards. */
export async function renewTokens(configuration: ClientConfiguration): Promise<void> {
  configure(configuration, 'withoutOAuth')
  await fetchAuthSession({ forceRefresh: true })
}

/** Leaves this page for the hosted sign-in. Whatever tokens are left of an earlier session are dropped first. */
export async function startSignIn(configuration: ClientConfiguration): Promise<void> {
  const { origin } = identityOrigin(configuration)
  const provider = firstProvider(configuration)
  forgetTokens(configuration['identity_provider/client_id'])
  configure(configuration, 'withOAuth')
  await signInWithRedirect({
    ...(provider === undefined ? {} : { provider: { custom: provider } }),
    options: {
      // Replacing keeps the page that only redirects out of the way of the Back button.
      authSessionOpener: async url => {
        const wanted = new URL(url)
        // The library names a provider even where there is none; Cognito's own page comes when nobody is named.
        if (provider === undefined) wanted.searchParams.delete('identity_provider')
        location.replace(`${origin}${wanted.pathname}${wanted.search}`)
      },
    },
  })
}

let completing: Promise<void> | undefined

/**
 * Finishes the sign-in that came back to this page, once per page load.
 * @throws SignInError
 */
export function completeSignIn(configuration: ClientConfiguration): Promise<void> {
  completing ??= completeOnce(configuration)
  return completing
}

async function completeOnce(configuration: ClientConfiguration): Promise<void> {
  const clientId = configuration['identity_provider/client_id']
  if (!isSignInPending(clientId)) {
    // The library says nothing in this case: a reload of this page, or a sign-in that another tab took over.
    if (mayHaveSession(clientId)) return
    throw new SignInError(errorInAddress() ?? 'The sign-in could not be completed. Please try again.')
  }
  const restoreFetch = routeTokenCall(identityOrigin(configuration))
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = Hub.listen('auth', ({ payload }) => {
        if (payload.event === 'signInWithRedirect') resolve()
        else if (payload.event === 'signInWithRedirect_failure') reject(signInError(payload.data?.error))
        else return
        stop()
      })
      configure(configuration, 'withOAuth')
    })
  } finally {
    restoreFetch()
    configure(configuration, 'withoutOAuth')
  }
}

/** Ends the session here and at the identity provider's API; the hosted session ends by its logout page. */
export async function endSession(configuration: ClientConfiguration): Promise<void> {
  configure(configuration, 'withoutOAuth')
  const role = storedSession(configuration['identity_provider/client_id'])?.role ?? 'visitor'
  // The one machine's provider does it by itself when its token is revoked; a visitor's tokens open nothing.
  const isOurs = configuration['identity_provider/endpoint'] !== undefined
  if (!isOurs && role !== 'visitor') await endEverywhere(configuration.api_endpoint, currentToken)
  await signOut()
}

/** The ID token, renewed if it ran out. */
async function currentToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession()
  return tokens?.idToken?.toString()
}

function firstProvider(configuration: ClientConfiguration): string | undefined {
  const [first = ''] = configuration['identity_provider/providers'].split(',')
  const name = first.trim()
  return name === '' || name === 'COGNITO' ? undefined : name
}

/**
 * The library speaks https only. On plain-http localhost, and nowhere else, its one token call is sent there instead.
 * @returns puts `fetch` back
 */
function routeTokenCall({ origin, host, isPlainLocalhost }: IdentityOrigin): () => void {
  if (!isPlainLocalhost) return () => {}
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    fetch(input === `https://${host}/oauth2/token` ? `${origin}/oauth2/token` : input, init)
  return () => {
    globalThis.fetch = fetch
  }
}

function signInError(error: unknown): SignInError {
  const message = error instanceof Error && error.message !== '' ? error.message : undefined
  return new SignInError(decoded(message ?? 'The sign-in could not be completed. Please try again.'))
}

function errorInAddress(): string | undefined {
  const query = new URLSearchParams(location.search)
  const message = query.get('error_description') ?? query.get('error')
  return message === null ? undefined : decoded(message)
}

/** Identity providers behind the hosted sign-in encode their messages once more. */
function decoded(message: string): string {
  try {
    return decodeURIComponent(message.replaceAll('+', ' '))
  } catch {
    return message
  }
}
