import type { JWTPayload } from 'jose'
import { JOSEError } from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import * as z from 'zod'
import type { Person } from './person.ts'
import type { SigningKey } from './signingKey.ts'

/** `signedInAt` in seconds. */
export type Session = { subject: string; originJti: string; signedInAt: number }

export type TokenPair = { idToken: string; accessToken: string; expiresIn: number }

/** Always granted in full: the only client is our own. */
export const grantedScope = 'email openid profile'

const AccessClaims = z.object({
  sub: z.string(),
  client_id: z.string(),
  token_use: z.literal('access'),
  origin_jti: z.string(),
  auth_time: z.int(),
})

export function tokenMint(parts: {
  key: SigningKey
  issuer: string
  clientId: string
  lifetimeSeconds: number
  now: () => number
  newId: () => string
}) {
  const { key, issuer, clientId, lifetimeSeconds, now, newId } = parts
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.id }).sign(key.privateKey)

  return {
    /** @param person undefined for a recipient */
    async issue(person: Person | undefined, session: Session, nonce?: string): Promise<TokenPair> {
      // A sign-in may be a second ahead of the clock (see sessionStart); a token is never older than its sign-in.
      const iat = Math.max(Math.floor(now() / 1000), session.signedInAt)
      const shared = {
        iss: issuer,
        sub: session.subject,
        ...(person && person.groups.length > 0 ? { 'cognito:groups': [...person.groups] } : {}),
        origin_jti: session.originJti,
        auth_time: session.signedInAt,
        iat,
        exp: iat + lifetimeSeconds,
      }
      const idToken = await sign({
        ...shared,
        aud: clientId,
        token_use: 'id',
        jti: newId(),
        'cognito:username': session.subject,
        ...(person?.groupsReadAt === undefined ? {} : { groups_at: person.groupsReadAt }),
        ...(person ? { email: person.email, email_verified: true, name: person.name } : {}),
        ...(nonce === undefined ? {} : { nonce }),
      })
      const accessToken = await sign({
        ...shared,
        client_id: clientId,
        token_use: 'access',
        jti: newId(),
        username: session.subject,
        scope: grantedScope,
      })
      return { idToken, accessToken, expiresIn: lifetimeSeconds }
    },

    /** Valid and unexpired. The caller checks whether the session was ended. */
    async readAccessToken(token: string): Promise<Session | undefined> {
      const verified = await jwtVerify(token, key.keySet, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      }).catch(error => {
        if (error instanceof JOSEError) return undefined
        throw error
      })
      const claims = AccessClaims.safeParse(verified?.payload)
      if (!claims.success || claims.data.client_id !== clientId) return undefined
      return { subject: claims.data.sub, originJti: claims.data.origin_jti, signedInAt: claims.data.auth_time }
    },
  }
}
export type TokenMint = ReturnType<typeof tokenMint>
