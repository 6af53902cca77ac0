import { Amplify, type ResourcesConfig } from 'aws-amplify'
import { fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { session as texts } from '../../../shared/texts/en/common.ts'
import { endEverywhere } from './endEverywhere.ts'
import { identityOrigin } from './identityOrigin.ts'
import { routeTokenCall } from './routeTokenCall.ts'
import { forgetTokens, isSignInPending, mayHaveSession, storedSession } from './storedSession.ts'

// Import dynamically only: it carries the complete sign-in library.

// It warns about endpoints that are not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR'

export class SignInError extends Error {
  override name = 'SignInError'
}

/**
 * With its OAuth part the library resumes any pending sign-in, or wipes it. So it has that part only while a sign-in
 * starts or returns.
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

/** The library logs an error for changes of its storage while it has no settings. */
export function prepareRenewal(configuration: ClientConfiguration): void {
  configure(configuration, 'withoutOAuth')
}

export async function renewTokens(configuration: ClientConfiguration): Promise<void> {
  prepareRenewal(configuration)
  await fetchAuthSession({ forceRefresh: true })
}

export async function startSignIn(configuration: ClientConfiguration): Promise<void> {
  const { origin } = identityOrigin(configuration)
  const provider = firstProvider(configuration)
  forgetTokens(configuration['identity_provider/client_id'])
  configure(configuration, 'withOAuth')
  await signInWithRedirect({
    ...(provider === undefined ? {} : { provider: { custom: provider } }),
    options: {
      // Keeps this redirecting page out of the history.
      authSessionOpener: async url => {
        const wanted = new URL(url)
        // The library always names a provider; Cognito shows its own page only without one.
        if (provider === undefined) wanted.searchParams.delete('identity_provider')
        location.replace(`${origin}${wanted.pathname}${wanted.search}`)
      },
    },
  })
}

let completing: Promise<void> | undefined

/**
 * Runs once per page load.
 * @throws SignInError
 */
export function completeSignIn(configuration: ClientConfiguration): Promise<void> {
  completing ??= completeOnce(configuration)
  return completing
}

async function completeOnce(configuration: ClientConfiguration): Promise<void> {
  const clientId = configuration['identity_provider/client_id']
  if (!isSignInPending(clientId)) {
    // The page was reloaded, or another tab completed the sign-in.
    if (mayHaveSession(clientId)) return
    throw signInError()
  }
  const restoreFetch = routeTokenCall(identityOrigin(configuration))
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = Hub.listen('auth', ({ payload }) => {
        if (payload.event === 'signInWithRedirect') resolve()
        else if (payload.event === 'signInWithRedirect_failure') reject(signInError())
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

/** The provider's logout page ends the hosted session. */
export async function endSession(configuration: ClientConfiguration): Promise<void> {
  configure(configuration, 'withoutOAuth')
  const role = storedSession(configuration['identity_provider/client_id'])?.role ?? 'visitor'
  // The local provider does so when its token is revoked.
  const isOurs = configuration['identity_provider/endpoint'] !== undefined
  if (!isOurs && role !== 'visitor') await endEverywhere(configuration.api_endpoint, currentToken)
  await signOut()
}

async function currentToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession()
  return tokens?.idToken?.toString()
}

function firstProvider(configuration: ClientConfiguration): string | undefined {
  const [first = ''] = configuration['identity_provider/providers'].split(',')
  const name = first.trim()
  return name === '' || name === 'COGNITO' ? undefined : name
}

/** With the provider's message: those of the library are not for persons. */
function signInError(): SignInError {
  const query = new URLSearchParams(location.search)
  const message = query.get('error_description') ?? query.get('error')
  return new SignInError(message === null ? texts.incomplete : decoded(message))
}

/** Identity providers behind the hosted sign-in encode their messages twice. */
function decoded(message: string): string {
  try {
    return decodeURIComponent(message.replaceAll('+', ' '))
  } catch {
    return message
  }
}
