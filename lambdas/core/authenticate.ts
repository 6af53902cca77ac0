import { errors, jwtVerify } from 'jose'
import type { Caller } from '../../shared/contract/contract.ts'
import { MemberClaims, roleOf } from '../../shared/domain/member.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

/** A signed-in person of the organisation. */
export type Member = { subject: string; email: string; role: 'member' | 'admin' }

/** Tokens of a clock this many seconds ahead still count. */
const CLOCK_TOLERANCE_SECONDS = 5

/**
 * Who calls, as the ID token says: 401 without a good token, 403 without the role.
 * A call for anyone does not look at the token at all.
 */
export async function authenticate(
  caller: Caller,
  authorization: string | undefined,
  context: Pick<Context, 'tokens' | 'sessions' | 'now'>,
): Promise<Member | undefined> {
  if (caller === 'anyone') return undefined
  const token = /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new Refusal('not_signed_in', 'You are not signed in. Please login to continue.')
  const claims = await verify(token, context)
  const role = roleOf(claims['cognito:groups'])
  if (role === 'visitor' || (caller === 'admin' && role !== 'admin')) throw forbidden()
  return { subject: claims.sub, email: claims.email, role }
}

async function verify(token: string, { tokens, sessions, now }: Pick<Context, 'tokens' | 'sessions' | 'now'>) {
  const ended = new Refusal('not_signed_in', 'Your session has expired. Please login to continue.')
  const { payload } = await jwtVerify(token, tokens.keys, {
    algorithms: ['RS256'],
    issuer: tokens.issuer,
    audience: [tokens.audience, tokens.recipientAudience],
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'token_use'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: new Date(now()),
  }).catch(error => {
    throw error instanceof errors.JOSEError ? ended : error
  })
  // An access token of the same pool is signed by the same key: only an ID token counts here.
  if (payload.token_use !== 'id' || Number(payload.exp) * 1000 <= now()) throw ended
  // Whoever proved to be the recipient of a transfer is somebody, but no member.
  if (payload.aud !== tokens.audience) throw forbidden()
  const claims = MemberClaims.safeParse(payload)
  if (!claims.success) throw ended
  if (claims.data.auth_time < (await sessions.notBefore(claims.data.sub))) throw ended
  return claims.data
}

function forbidden(): Refusal {
  return new Refusal('forbidden', 'You do not have access to this. Please login as a different user.')
}
