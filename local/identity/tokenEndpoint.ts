import * as z from 'zod'
import { getCaller } from '../clientAddress.ts'
import { answerJson, type Exchange, hasMediaType, readBody, toParameters, toText } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import { grantedScope } from './tokens.ts'

const CodeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1),
  redirect_uri: z.string(),
  // RFC 7636, 4.1.
  code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
})
const RefreshGrant = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1) })
const TokenRequest = z.discriminatedUnion('grant_type', [CodeGrant, RefreshGrant])

/** RFC 6749, 5.2. */
type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

export function tokenRoute({ clientId, members }: { clientId: string; members: MemberSessions }) {
  return async ({ request, response }: Exchange) => {
    const refuse = (error: TokenError, status = 400) => answerJson(response, status, { error })
    const body = await readBody(request)
    if (body === 'gone') return
    if (body === 'tooLarge') return refuse('invalid_request', 413)
    if (!hasMediaType(request, 'application/x-www-form-urlencoded')) return refuse('invalid_request', 415)

    const form = toForm(body)
    if (!form?.grant_type) return refuse('invalid_request')
    if (form.client_id !== clientId) return refuse('invalid_client')
    if (!['authorization_code', 'refresh_token'].includes(form.grant_type)) return refuse('unsupported_grant_type')
    const grant = TokenRequest.safeParse(form)
    if (!grant.success) return refuse('invalid_request')

    const tokens = await redeem(grant.data, members, getCaller(request))
    if (!tokens) return refuse('invalid_grant')
    answerJson(response, 200, {
      id_token: tokens.idToken,
      access_token: tokens.accessToken,
      ...('refreshToken' in tokens ? { refresh_token: tokens.refreshToken } : {}),
      token_type: 'Bearer',
      expires_in: tokens.expiresIn,
      scope: grantedScope,
    })
  }
}

function redeem(grant: z.infer<typeof TokenRequest>, members: MemberSessions, source: string | undefined) {
  if (grant.grant_type === 'refresh_token') return members.refresh(grant.refresh_token, source)
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = grant
  return members.exchange({ code, redirectUri, verifier }, source)
}

/** @returns undefined for bad encoding or a repeated name */
function toForm(body: Buffer): Record<string, string> | undefined {
  const text = toText(body)
  try {
    // URLSearchParams accepts broken escapes; a code or verifier must arrive unchanged.
    decodeURIComponent(text ?? '%')
  } catch {
    return undefined
  }
  return toParameters(new URLSearchParams(text))
}
