import * as z from 'zod'
import { getCaller } from '../clientAddress.ts'
import { type Exchange, getSingleParameter, redirect, toParameters } from './http.ts'
import { showFault } from './page.ts'
import { grantedScope } from './tokens.ts'

const known = new Set(grantedScope.split(' '))

const AuthorizeRequest = z.object({
  response_type: z.literal('code'),
  state: z.string().min(1),
  // SHA-256 in base64url (RFC 7636, 4.2). `plain` would show the verifier in this URL.
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z
    .string()
    .refine(scope => scope.split(' ').every(name => known.has(name)))
    .optional(),
  nonce: z.string().max(256).optional(),
  login_hint: z.string().optional(),
})

/** The code goes to `redirectUri`; only the holder of the verifier behind `challenge` can use it. */
export type SignInRequest = {
  redirectUri: string
  state: string
  challenge: string
  nonce: string | undefined
  loginHint: string | undefined
}
export type RecordRefusal = (detail: string, source: string | undefined) => Promise<void>
export type SignIn = (exchange: Exchange, asked: SignInRequest) => Promise<void>

export function authorizeRoute(parts: {
  clientId: string
  redirectUris: readonly string[]
  signIn: SignIn
  recordRefusal: RecordRefusal
}) {
  return async (exchange: Exchange) => {
    const { request, response, url } = exchange
    const redirectUri = getSingleParameter(url, 'redirect_uri')
    // RFC 6749, 4.1.2.1: never redirect to an unregistered address, not even with an error.
    if (getSingleParameter(url, 'client_id') !== parts.clientId)
      return showFault(response, 'This application is not registered.')
    // Exact comparison: prefix, case and port matching have leaked codes elsewhere (RFC 9700, 4.1).
    if (redirectUri === undefined || !parts.redirectUris.includes(redirectUri)) {
      await parts.recordRefusal('authorize redirect_refused', getCaller(request))
      return showFault(response, 'The return address is not registered for this application.')
    }

    const asked = AuthorizeRequest.safeParse(toParameters(url.searchParams))
    if (!asked.success) {
      return redirect(response, redirectUri, { error: 'invalid_request', state: getSingleParameter(url, 'state') })
    }
    const { login_hint: loginHint, code_challenge: challenge, state, nonce } = asked.data
    await parts.signIn(exchange, { redirectUri, state, challenge, nonce, loginHint })
  }
}
