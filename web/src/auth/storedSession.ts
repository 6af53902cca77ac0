import * as z from 'zod'

import { getRole, getSubject, MemberClaims, type Role, roleAt } from '../../../shared/domain/member.ts'

export type SignedIn = {
  status: 'signedIn'
  role: Role
  /** The rights return with the next sign-in. */
  isAdminEnded: boolean
  /** The rights ended because an operator limited them: a new sign-in does not bring them back. */
  isLimited?: boolean
  email: string
  subject: string
  groups: readonly string[]
  /** Milliseconds since the epoch, by this browser's clock. */
  expiresAt: number
  /** In milliseconds. */
  lifetime: number
  idToken: string
}

/** The sign-in library's keys in localStorage for one client. */
const PREFIX = 'CognitoIdentityServiceProvider'

/** Tokens have whole seconds: a smaller drift is rounding. */
const MIN_DRIFT_MS = 5000

const Claims = MemberClaims.extend({ iat: z.int() })

/**
 * Most page loads need no sign-in library.
 * @returns undefined without a sign-in, or when the data cannot be read
 */
export function storedSession(clientId: string): SignedIn | undefined {
  const user = read(clientId, 'LastAuthUser')
  if (user === undefined) return undefined
  const idToken = read(clientId, `${user}.idToken`)
  if (idToken === undefined) return undefined
  const claims = readClaims(idToken)
  if (claims === undefined) return undefined
  // The drift between this browser's clock and the server's.
  const storedDrift = Number(read(clientId, `${user}.clockDrift`))
  const drift = Math.abs(storedDrift) >= MIN_DRIFT_MS ? storedDrift : 0
  const groups = claims['cognito:groups']
  const role = roleAt(claims, Date.now() + drift)
  return {
    status: 'signedIn',
    role,
    isAdminEnded: role !== 'admin' && getRole(groups) === 'admin',
    email: claims.email,
    subject: getSubject(claims),
    groups,
    expiresAt: claims.exp * 1000 - drift,
    lifetime: (claims.exp - claims.iat) * 1000,
    idToken,
  }
}

/** Also true when the tokens are missing. */
export function mayHaveSession(clientId: string): boolean {
  return read(clientId, 'LastAuthUser') !== undefined
}

export function isSignInPending(clientId: string): boolean {
  return read(clientId, 'inflightOAuth') === 'true'
}

/** Keeps the marks of a sign-in in progress in another tab. */
export function forgetTokens(clientId: string): void {
  const user = read(clientId, 'LastAuthUser')
  for (const name of ['idToken', 'accessToken', 'refreshToken', 'clockDrift', 'signInDetails', 'oauthMetadata']) {
    if (user !== undefined) localStorage.removeItem(`${PREFIX}.${clientId}.${user}.${name}`)
  }
  localStorage.removeItem(`${PREFIX}.${clientId}.LastAuthUser`)
  localStorage.removeItem(`${PREFIX}.${clientId}.oauthSignIn`)
}

/** Whether another tab's storage event concerns this client's session. */
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

/** The claims are for display only; the server verifies the signature. */
function readClaims(token: string): z.infer<typeof Claims> | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), byte => byte.charCodeAt(0))
    return Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
