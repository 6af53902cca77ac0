import type { JWTPayload } from 'jose'
import { JOSEError } from 'jose/errors'
import { jwtVerify } from 'jose/jwt/verify'
import * as z from 'zod'
import type { Caller } from '../../../shared/contract/contract.ts'
import { Secret } from '../../../shared/contract/values.ts'
import { getRole, getSubject, MemberClaims, type Role, roleAt } from '../../../shared/domain/member.ts'
import type { RightsLimit } from '../../ports/sessions.ts'
import { readDeviceProof, type ShownDevice } from '../secrets/deviceProof.ts'
import { computeDigest } from '../secrets/digest.ts'
import type { Context } from './context.ts'
import { Refusal, unavailable } from './refusal.ts'

export type Member = { subject: string; email: string; role: 'member' | 'admin' }
/**
 * `provedAs` is the user name under which a phone or a mailbox was verified, `provedAt` when, in milliseconds since the epoch.
 * `shownDevice` is the proof of a device, which is checked for one delivery.
 */
export type RecipientCaller = {
  person?: { subject: string; email: string }
  provedAs?: string
  provedAt?: number
  shownDevice?: ShownDevice
}
/** A responder is known by the digest of the responder id. */
export type Uploader = Member | { responder: string }
/** Each call checks the token. */
export type Challenged = { token: string }

export type CallerOf<Kind extends Caller> = Kind extends 'anyone'
  ? undefined
  : Kind extends 'recipient'
    ? RecipientCaller
    : Kind extends 'uploader'
      ? Uploader
      : Kind extends 'challenge'
        ? Challenged
        : Member

const CLOCK_TOLERANCE_SECONDS = 5
/** A page makes many calls with one token. A revoked key is still accepted for this long. */
const SIGNATURE_MILLISECONDS = 5 * 60_000
const MAX_SIGNATURES = 10_000

/** Starts at the sign-in; a token refresh does not extend it. */
const PROOF_MILLISECONDS = 15 * 60_000
const MAX_TOKENS = 4

/** `jose`'s codes for unavailable or empty keys. */
const keysOutOfReach: readonly string[] = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

type Signed = { payload: JWTPayload; seenAt: number }
/** Only valid signatures: guesses must not fill the cache. */
const signedTokens = new WeakMap<Context['tokens'], Map<string, Signed>>()

type Verifying = Pick<Context, 'tokens' | 'now'> & {
  sessions: Pick<Context['sessions'], 'find'>
  /** Called with the subject of a member's token that counts, also when the call is then refused. */
  onAccepted?: (subject: string) => void
}

/** @throws Refusal 401 without a valid token where the call needs one, 403 without the role */
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
): Promise<Member | RecipientCaller | Uploader | Challenged | undefined> {
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

function isResponderId(id: string): boolean {
  return Secret.safeParse(id).success
}

function onlyToken(authorization: string): string {
  const token = /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw new Refusal('not_signed_in', 'You are not signed in. Please login to continue.')
  return token
}

async function member(caller: 'member' | 'admin', authorization: string, context: Verifying): Promise<Member> {
  const { subject, claims, rightsLimit } = await verify(onlyToken(authorization), context)
  const ownRole = roleAt(claims, context.now())
  const role = limitedRole(ownRole, rightsLimit)
  const isLimited = role !== ownRole
  if (role === 'visitor') throw forbidden(isLimited)
  if (caller === 'admin' && role !== 'admin') {
    if (isLimited) throw rightsLimited()
    throw getRole(claims['cognito:groups']) === 'admin' ? rightsEnded() : forbidden()
  }
  return { subject, email: claims.email, role }
}

/** Several tokens are possible: of a sign-in, of a verified phone, and of a device. The gate reports missing ones. */
async function visitor(authorization: string, context: Verifying): Promise<RecipientCaller> {
  const shown = authorization.split(',').slice(0, MAX_TOKENS)
  const found = await Promise.all(
    shown.map(async part => {
      const token = /^\s*Bearer ([A-Za-z0-9_.-]+)\s*$/i.exec(part)?.[1]
      const shownDevice = readDeviceProof(token)
      if (shownDevice) return { shownDevice }
      return token === undefined ? {} : getVisitor(token, context)
    }),
  )
  return Object.assign({}, ...found)
}

const RecipientClaims = z.object({ 'cognito:username': z.string(), auth_time: z.int() })

async function getVisitor(token: string, context: Verifying): Promise<RecipientCaller> {
  try {
    const { tokens, now } = context
    const payload = await idToken(token, context)
    if (payload.aud !== tokens.recipientAudience) {
      const { subject, claims } = await verify(token, context)
      return { person: { subject, email: claims.email } }
    }
    const claims = RecipientClaims.parse(payload)
    const provedAt = claims.auth_time * 1000
    return now() < provedAt + PROOF_MILLISECONDS ? { provedAs: claims['cognito:username'], provedAt } : {}
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return {}
    if (error instanceof z.ZodError) return {}
    throw error
  }
}

/** The same key signs access tokens, which are refused here. */
async function idToken(token: string, { tokens, now }: Verifying): Promise<JWTPayload> {
  const payload = await signedPayload(token, tokens, now())
  if (payload.token_use !== 'id' || Number(payload.exp) * 1000 <= now()) throw ended()
  return payload
}

async function verify(token: string, context: Verifying) {
  const { tokens, sessions } = context
  const payload = await idToken(token, context)
  // A verified recipient is no member.
  if (payload.aud !== tokens.audience) throw forbidden()
  const claims = MemberClaims.safeParse(payload)
  if (!claims.success) throw ended()
  const subject = getSubject(claims.data)
  const { notBefore, rightsLimit } = await sessions.find(subject)
  if (claims.data.auth_time < notBefore) throw ended()
  context.onAccepted?.(subject)
  return { subject, claims: claims.data, rightsLimit }
}

function limitedRole(role: Role, limit: RightsLimit | undefined): Role {
  return role === 'admin' && limit !== undefined ? limit : role === 'member' && limit === 'visitor' ? limit : role
}

/** Does not check expiry. */
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
    if (!(error instanceof JOSEError)) throw error
    // An outage of the issuer's keys must not sign members out.
    throw keysOutOfReach.includes(error.code) ? unavailable() : ended()
  })
  const oldest = known.size < MAX_SIGNATURES ? undefined : known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
  // Moves the entry to the end of the eviction order.
  known.delete(digest)
  known.set(digest, { payload, seenAt: now })
  return payload
}

function ended(): Refusal {
  return new Refusal('not_signed_in', 'Your session has expired. Please login to continue.')
}

function rightsEnded(): Refusal {
  return new Refusal('forbidden', 'Your administrator rights have ended. Please login again to continue.')
}

function rightsLimited(): Refusal {
  const text = 'An operator limited your rights to those of a member. If you need more, ask your support.'
  return new Refusal('forbidden', text, { errorReason: 'limited' })
}

function forbidden(isLimited = false): Refusal {
  const more = isLimited ? { errorReason: 'limited' } : {}
  return new Refusal('forbidden', 'You do not have access to this. Please login as a different user.', more)
}
