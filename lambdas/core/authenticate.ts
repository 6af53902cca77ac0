import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Caller } from '../../shared/contract/contract.ts'
import { MemberClaims, roleOf } from '../../shared/domain/member.ts'
import type { Context } from './context.ts'
import { digestOf } from './digest.ts'
import { Refusal, unavailable } from './refusal.ts'

/** A signed-in person of the organisation. */
export type Member = { subject: string; email: string; role: 'member' | 'admin' }

/** Tokens of a clock this many seconds ahead still count. */
const CLOCK_TOLERANCE_SECONDS = 5
/** A page makes many calls with one token. A key that the issuer took back ends what it signed after so long. */
const SIGNATURE_MILLISECONDS = 5 * 60_000
const MOST_SIGNATURES = 10_000

/** How `jose` says that the keys could not be fetched, or were none. */
const keysOutOfReach: readonly string[] = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

type Signed = { payload: JWTPayload; seenAt: number }
/** Good signatures alone, by the digest of their token, so that nobody fills this by guessing. */
const signedTokens = new WeakMap<Context['tokens'], Map<string, Signed>>()

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
  const payload = await signedPayload(token, tokens, now())
  // An access token of the same pool is signed by the same key: only an ID token counts here.
  if (payload.token_use !== 'id' || Number(payload.exp) * 1000 <= now()) throw ended()
  // Whoever proved to be the recipient of a transfer is somebody, but no member.
  if (payload.aud !== tokens.audience) throw forbidden()
  const claims = MemberClaims.safeParse(payload)
  if (!claims.success) throw ended()
  if (claims.data.auth_time < (await sessions.notBefore(claims.data.sub))) throw ended()
  return claims.data
}

/** What a token says that is signed by the issuer for us. How long it counts is for each call to see. */
async function signedPayload(token: string, tokens: Context['tokens'], now: number): Promise<JWTPayload> {
  const known = signedTokens.get(tokens) ?? new Map<string, Signed>()
  signedTokens.set(tokens, known)
  const digest = digestOf(token)
  const signed = known.get(digest)
  if (signed && now >= signed.seenAt && now < signed.seenAt + SIGNATURE_MILLISECONDS) return signed.payload

  const { payload } = await jwtVerify(token, tokens.keys, {
    algorithms: ['RS256'],
    issuer: tokens.issuer,
    audience: [tokens.audience, tokens.recipientAudience],
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'token_use'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: new Date(now),
  }).catch(error => {
    if (!(error instanceof errors.JOSEError)) throw error
    // Nobody is signed out because the issuer's keys are out of reach for a moment.
    throw keysOutOfReach.includes(error.code) ? unavailable() : ended()
  })
  const oldest = known.size < MOST_SIGNATURES ? undefined : known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
  // Anew, so that it does not count as old.
  known.delete(digest)
  known.set(digest, { payload, seenAt: now })
  return payload
}

function ended(): Refusal {
  return new Refusal('not_signed_in', 'Your session has expired. Please login to continue.')
}

function forbidden(): Refusal {
  return new Refusal('forbidden', 'You do not have access to this. Please login as a different user.')
}
