import { errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import type { Caller } from '../../../shared/contract/contract.ts'
import { Secret } from '../../../shared/contract/values.ts'
import { getRole, MemberClaims, type Role, roleAt } from '../../../shared/domain/member.ts'
import type { RightsLimit } from '../../ports/sessions.ts'
import { computeDigest } from '../secrets/digest.ts'
import type { Context } from './context.ts'
import { Refusal, unavailable } from './refusal.ts'

/** A signed-in person of the organisation. */
export type Member = { subject: string; email: string; role: 'member' | 'admin' }
/** Who opens a link: whatever they are signed in as, which may be nobody, and the phone that they proved to have. */
export type Visitor = { person?: { subject: string; email: string }; provedAs?: string }
/** Who uploads: a transfer's sender, or the one who burnt a request's link, by the digest of the id that only they have. */
export type Uploader = Member | { responder: string }
/** Who holds the token of a challenge. Whether it is the right one is for the call to see. */
export type Challenged = { token: string }

export type CallerOf<Kind extends Caller> = Kind extends 'anyone'
  ? undefined
  : Kind extends 'recipient'
    ? Visitor
    : Kind extends 'uploader'
      ? Uploader
      : Kind extends 'challenge'
        ? Challenged
        : Member

/** Tokens of a clock this many seconds ahead still count. */
const CLOCK_TOLERANCE_SECONDS = 5
/** A page makes many calls with one token. A key that the issuer took back ends what it signed after so long. */
const SIGNATURE_MILLISECONDS = 5 * 60_000
const MAX_SIGNATURES = 10_000

/** The proof of a phone counts for so long, whatever was refreshed meanwhile. */
const PROOF_MILLISECONDS = 15 * 60_000
const MAX_TOKENS = 4

/** How `jose` says that the keys could not be fetched, or were none. */
const keysOutOfReach: readonly string[] = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

type Signed = { payload: JWTPayload; seenAt: number }
/** Good signatures alone, by the digest of their token, so that nobody fills this by guessing. */
const signedTokens = new WeakMap<Context['tokens'], Map<string, Signed>>()

type Verifying = Pick<Context, 'tokens' | 'now'> & { sessions: Pick<Context['sessions'], 'find'> }

/**
 * Who calls, as their tokens and ids say: 401 without a good token where one is needed, 403 without the role.
 * A call for anyone does not look at tokens at all.
 */
export async function authenticate<Kind extends Caller>(
  kind: Kind,
  shown: { authorization?: string | undefined; id?: string | undefined },
  context: Verifying,
): Promise<CallerOf<Kind>> {
  return (await getCaller(kind, shown, context)) as CallerOf<Kind>
}

async function getCaller(
  kind: Caller,
  { authorization = '', id = '' }: { authorization?: string | undefined; id?: string | undefined },
  context: Verifying,
): Promise<Member | Visitor | Uploader | Challenged | undefined> {
  switch (kind) {
    case 'anyone':
      return undefined
    case 'recipient':
      return visitor(authorization, context)
    case 'uploader':
      return isResponderId(id) ? { responder: computeDigest(id) } : member('member', authorization, context)
    case 'challenge':
      return { token: onlyToken(authorization) }
    case 'member':
    case 'admin':
      return member(kind, authorization, context)
  }
}

/** Ids that a responder was given are secrets; those of transfers are shorter. */
function isResponderId(id: string): boolean {
  return Secret.safeParse(id).success
}

function onlyToken(authorization: string): string {
  const token = /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw new Refusal('not_signed_in', 'You are not signed in. Please login to continue.')
  return token
}

async function member(caller: 'member' | 'admin', authorization: string, context: Verifying): Promise<Member> {
  const { claims, rightsLimit } = await verify(onlyToken(authorization), context)
  const role = limitedRole(roleAt(claims, context.now()), rightsLimit)
  if (role === 'visitor') throw forbidden()
  if (caller === 'admin' && role !== 'admin') {
    throw getRole(claims['cognito:groups']) === 'admin' ? rightsEnded() : forbidden()
  }
  return { subject: claims.sub, email: claims.email, role }
}

/**
 * Whoever opens a link may show several tokens: of a sign-in, and of a phone that was proved. One that counts no more is
 * as good as none: what is missing is for the gate to say.
 */
async function visitor(authorization: string, context: Verifying): Promise<Visitor> {
  const shown = authorization.split(',').slice(0, MAX_TOKENS)
  const found = await Promise.all(
    shown.map(async part => {
      const token = /^\s*Bearer ([A-Za-z0-9_.-]+)\s*$/i.exec(part)?.[1]
      return token === undefined ? {} : getVisitor(token, context)
    }),
  )
  return Object.assign({}, ...found)
}

const RecipientClaims = z.object({ 'cognito:username': z.string(), auth_time: z.int() })

async function getVisitor(token: string, context: Verifying): Promise<Visitor> {
  try {
    const { tokens, now } = context
    const payload = await idToken(token, context)
    if (payload.aud !== tokens.recipientAudience) {
      const { sub, email } = (await verify(token, context)).claims
      return { person: { subject: sub, email } }
    }
    const claims = RecipientClaims.parse(payload)
    const isFresh = now() < claims.auth_time * 1000 + PROOF_MILLISECONDS
    return isFresh ? { provedAs: claims['cognito:username'] } : {}
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return {}
    if (error instanceof z.ZodError) return {}
    throw error
  }
}

/** What an ID token says. An access token of the same pool is signed by the same key: it does not count. */
async function idToken(token: string, { tokens, now }: Verifying): Promise<JWTPayload> {
  const payload = await signedPayload(token, tokens, now())
  if (payload.token_use !== 'id' || Number(payload.exp) * 1000 <= now()) throw ended()
  return payload
}

async function verify(token: string, context: Verifying) {
  const { tokens, sessions } = context
  const payload = await idToken(token, context)
  // Whoever proved to be the recipient of a transfer is somebody, but no member.
  if (payload.aud !== tokens.audience) throw forbidden()
  const claims = MemberClaims.safeParse(payload)
  if (!claims.success) throw ended()
  const { notBefore, rightsLimit } = await sessions.find(claims.data.sub)
  if (claims.data.auth_time < notBefore) throw ended()
  return { claims: claims.data, rightsLimit }
}

function limitedRole(role: Role, limit: RightsLimit | undefined): Role {
  return role === 'admin' && limit !== undefined ? limit : role === 'member' && limit === 'visitor' ? limit : role
}

/** What a token says that is signed by the issuer for us. How long it counts is for each call to see. */
async function signedPayload(token: string, tokens: Context['tokens'], now: number): Promise<JWTPayload> {
  const known = signedTokens.get(tokens) ?? new Map<string, Signed>()
  signedTokens.set(tokens, known)
  const digest = computeDigest(token)
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
  const oldest = known.size < MAX_SIGNATURES ? undefined : known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
  // Anew, so that it does not count as old.
  known.delete(digest)
  known.set(digest, { payload, seenAt: now })
  return payload
}

function ended(): Refusal {
  return new Refusal('not_signed_in', 'Your session has expired. Please login to continue.')
}

/** Of an administrator's call alone: what a member may do goes on. */
function rightsEnded(): Refusal {
  return new Refusal('forbidden', 'Your administrator rights have ended. Please login again to continue.')
}

function forbidden(): Refusal {
  return new Refusal('forbidden', 'You do not have access to this. Please login as a different user.')
}
