import type { Log } from '../../lambdas/core/request/log.ts'
import { getCaller } from '../caller.ts'
import type { SignIn, SignInAsked } from './authorize.ts'
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
 * Signs people in at the organisation's identity provider.
 *
 * No cookie binds the provider's answer to the browser that asked (RFC 9700, 4.7): the answer brings nothing but a code
 * of ours, which goes to the web app's own address and is of use to the browser alone that holds the verifier of
 * `asked.challenge`. Whoever makes another's browser end a sign-in that they began leaves there a code that the app
 * there refuses, by its state and by its proof; and they do not get the code.
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

  const begin = async ({ request, response }: Exchange, asked: SignInAsked) => {
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
      return showFault(response, 'This sign-in took too long, or was used already.')
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

  /** The app asked, and is told (RFC 6749, 4.1.2.1). */
  const refuse = async (
    { request, response }: Pick<Exchange, 'request' | 'response'>,
    { redirectUri, state }: SignInAsked,
    error: unknown,
  ) => {
    if (!(error instanceof SignInRefused)) throw error
    await members.refuse(error.reason, getCaller(request))
    // What a person can mend, or meant, is nothing for an operator.
    if (error.cause !== undefined && error.reason !== 'cancelled') {
      log.error('A sign-in failed at the identity provider.', { error: findFault(error) })
    }
    redirect(response, redirectUri, { error: error.error, error_description: error.sentence, state })
  }

  return { begin, finish }
}
