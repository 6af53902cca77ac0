import type { Log } from '../../lambdas/core/request/log.ts'
import { getCaller } from '../clientAddress.ts'
import type { SignIn, SignInRequest } from './authorize.ts'
import type { SignedInPeople } from './directory.ts'
import { type Exchange, getSingleParameter, redirect } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import type { OidcClient } from './oidcClient.ts'
import { oidcPerson } from './oidcPerson.ts'
import { findFault, SignInRefused } from './oidcRefusal.ts'
import type { OidcRequests, Waiting } from './oidcRequests.ts'
import type { OidcSettings } from './oidcSettings.ts'
import { showFault } from './page.ts'

/**
 * No cookie binds the provider's redirect to the browser that started (RFC 9700, 4.7). None is needed: the redirect
 * yields only a code of ours, which goes to the app's own address and works only with the verifier of
 * `asked.challenge`. An attacker who makes another browser finish their sign-in leaves a code there that the app
 * refuses, and never receives that code.
 */
export function oidcSignIn(parts: {
  settings: OidcSettings
  client: OidcClient
  requests: OidcRequests
  people: SignedInPeople
  members: MemberSessions
  newSecret: () => string
  now: () => number
  log: Log
}): { begin: SignIn; finish: (exchange: Exchange) => Promise<void> } {
  const { settings, client, requests, people, members, newSecret, log } = parts

  const begin = async ({ request, response }: Exchange, asked: SignInRequest) => {
    const binding = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
    try {
      const url = await client.authorizationUrl(binding, asked.loginHint)
      await requests.add(binding.state, { asked, nonce: binding.nonce, verifier: binding.verifier })
      redirect(response, url.href)
    } catch (error) {
      await refuse({ request, response }, asked, error)
    }
  }

  const finish = async ({ request, response, url }: Exchange) => {
    const state = getSingleParameter(url, 'state')
    const waiting = state === undefined ? undefined : await requests.take(state)
    if (state === undefined || !waiting) {
      await members.refuse('unknown_state', getCaller(request))
      return showFault(response, 'This sign-in has expired or was already used.')
    }
    try {
      const code = await codeFor(url, state, waiting)
      redirect(response, waiting.asked.redirectUri, { code, state: waiting.asked.state })
    } catch (error) {
      await refuse({ request, response }, waiting.asked, error)
    }
  }

  const codeFor = async (url: URL, state: string, { asked, nonce, verifier }: Waiting) => {
    const { claims, grant } = await client.claims(url.searchParams, { state, nonce, verifier })
    const { subject, person } = oidcPerson(claims, settings)
    const signedInAt = Math.floor(parts.now() / 1000)
    await people.keep(subject, { ...person, groupsReadAt: signedInAt, grant }, signedInAt)
    return members.begin(subject, asked)
  }

  /** Reports the refusal to the app (RFC 6749, 4.1.2.1). */
  const refuse = async (
    { request, response }: Pick<Exchange, 'request' | 'response'>,
    { redirectUri, state }: SignInRequest,
    error: unknown,
  ) => {
    if (!(error instanceof SignInRefused)) throw error
    await members.refuse(error.reason, getCaller(request))
    // Refusals that the person caused or can fix are not logged as errors.
    if (error.cause !== undefined && error.reason !== 'cancelled') {
      log.error('A sign-in failed at the identity provider.', { error: findFault(error) })
    }
    redirect(response, redirectUri, { error: error.error, error_description: error.sentence, state })
  }

  return { begin, finish }
}
