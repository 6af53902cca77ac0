import * as z from 'zod'

import { getRole, MemberClaims, type Role, roleAt } from '../../../shared/domain/member.ts'

export type SignedIn = {
  status: 'signedIn'
  role: Role
  /** An administrator by the groups, whose rights have ended: a new sign-in may bring them back. */
  isAdminEnded: boolean
  email: string
  subject: string
  groups: readonly string[]
  /** Milliseconds since the epoch, in this browser's time. */
  expiresAt: number
  /** Milliseconds from the token's issue to its end. */
  lifetime: number
  idToken: string
}

/** What the sign-in library keeps in localStorage for one client, and under which names. */
const PREFIX = 'CognitoIdentityServiceProvider'

/** Tokens tell whole seconds: less than this is rounding and the way through the network. */
const MIN_DRIFT_MS = 5000

const Claims = MemberClaims.extend({ iat: z.int() })

/**
 * The session that lies in localStorage, read without loading the sign-in library: most page loads need no more.
 * @returns undefined when nobody signed in, or what lies there cannot be read
 */
export function storedSession(clientId: string): SignedIn | undefined {
  const user = read(clientId, 'LastAuthUser')
  if (user === undefined) return undefined
  const idToken = read(clientId, `${user}.idToken`)
  if (idToken === undefined) return undefined
  const claims = readClaims(idToken)
  if (claims === undefined) return undefined
  // The library notes how far this browser's clock is from the server's; expiry is told in this browser's time.
  const told = Number(read(clientId, `${user}.clockDrift`))
  const drift = Math.abs(told) >= MIN_DRIFT_MS ? told : 0
  const groups = claims['cognito:groups']
  const role = roleAt(claims, Date.now() + drift)
  return {
    status: 'signedIn',
    role,
    isAdminEnded: role !== 'admin' && getRole(groups) === 'admin',
    email: claims.email,
    subject: claims.sub,
    groups,
    expiresAt: claims.exp * 1000 - drift,
    lifetime: (claims.exp - claims.iat) * 1000,
    idToken,
  }
}

/** Whether somebody signed in here and did not sign out, whatever became of the tokens. */
export function mayHaveSession(clientId: string): boolean {
  return read(clientId, 'LastAuthUser') !== undefined
}

/** Whether a sign-in was started in this browser and has not come back yet. */
export function isSignInPending(clientId: string): boolean {
  return read(clientId, 'inflightOAuth') === 'true'
}

/** Drops the tokens of whoever is signed in, but not the marks of a sign-in that is under way in another tab. */
export function forgetTokens(clientId: string): void {
  const user = read(clientId, 'LastAuthUser')
  for (const name of ['idToken', 'accessToken', 'refreshToken', 'clockDrift', 'signInDetails', 'oauthMetadata']) {
    if (user !== undefined) localStorage.removeItem(`${PREFIX}.${clientId}.${user}.${name}`)
  }
  localStorage.removeItem(`${PREFIX}.${clientId}.LastAuthUser`)
  localStorage.removeItem(`${PREFIX}.${clientId}.oauthSignIn`)
}

/** Whether a storage event of another tab is about this client's session. */
export function concernsSession(clientId: string, key: string | null): boolean {
  return key === null || key === 'login' || key.startsWith(`${PREFIX}.${clientId}.`)
}

function read(clientId: string, name: string): string | undefined {
  try {
    return localStorage.getItem(`${PREFIX}.${clientId}.${name}`) ?? undefined
  } catch {
    return undefined
  }
}

/** The claims are read for show alone; the server checks the signature. */
function readClaims(token: string): z.infer<typeof Claims> | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), byte => byte.charCodeAt(0))
    return Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
