import * as z from 'zod'
import { type Exchange, parametersOf, redirect } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import { showFault, showPeople } from './page.ts'
import type { Person } from './person.ts'
import { grantedScope } from './tokens.ts'

const known = new Set(grantedScope.split(' '))

const AuthorizeRequest = z.object({
  response_type: z.literal('code'),
  state: z.string().min(1),
  // SHA-256 in base64url (RFC 7636, 4.2); `plain` would show the proof to whoever sees this address.
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z
    .string()
    .refine(scope => scope.split(' ').every(name => known.has(name)))
    .optional(),
  nonce: z.string().max(256).optional(),
  login_hint: z.string().optional(),
})

/** GET /oauth2/authorize: signs in the person that `login_hint` names, or lets the visitor choose one. */
export function authorizeRoute(parts: {
  clientId: string
  redirectUris: readonly string[]
  people: readonly Person[]
  members: MemberSessions
}) {
  return async ({ response, url }: Exchange) => {
    const redirectUri = onlyOne(url, 'redirect_uri')
    // RFC 6749, 4.1.2.1: nobody is sent to an address that was not agreed on, not even with an error.
    if (onlyOne(url, 'client_id') !== parts.clientId) return showFault(response, 'The application is not known here.')
    // Compared as text: anything smarter (prefixes, case, default ports) has let codes out elsewhere (RFC 9700, 4.1).
    if (redirectUri === undefined || !parts.redirectUris.includes(redirectUri)) {
      return showFault(response, 'The address to come back to is not one of the application’s own.')
    }

    const request = AuthorizeRequest.safeParse(parametersOf(url.searchParams))
    if (!request.success) {
      return redirect(response, redirectUri, { error: 'invalid_request', state: onlyOne(url, 'state') })
    }
    const { login_hint, state, nonce, code_challenge: challenge } = request.data
    const person = parts.people.find(({ email }) => email.toLowerCase() === login_hint?.trim().toLowerCase())
    if (!person) return showPeople(response, parts.people, url.searchParams)

    redirect(response, redirectUri, {
      code: await parts.members.begin(person, { redirectUri, challenge, nonce }),
      state,
    })
  }
}

function onlyOne(url: URL, name: string): string | undefined {
  const values = url.searchParams.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
