/** As in `auth/storedSession.ts`. */
const USER_KEY = /^(CognitoIdentityServiceProvider\.([^.]+))\.LastAuthUser$/

/** A token with less time left may expire on the way. */
const MIN_MILLISECONDS = 30_000
/** Tokens have whole seconds: a smaller drift is rounding. */
const MIN_DRIFT_MILLISECONDS = 5000

export type KeptSignIn = {
  clientId: string
  refreshToken: string | undefined
  idToken: string | undefined
  drift: number
}

/** Undefined without a sign-in. Read-only. */
export function keptSignIn(storage: Storage): KeptSignIn | undefined {
  for (const key of Object.keys(storage)) {
    const [, prefix, clientId] = USER_KEY.exec(key) ?? []
    const user = storage.getItem(key)
    if (prefix === undefined || clientId === undefined || user === null) continue
    const read = (name: string) => storage.getItem(`${prefix}.${user}.${name}`) ?? undefined
    const drift = Number(read('clockDrift') ?? 0)
    return {
      clientId,
      refreshToken: read('refreshToken'),
      idToken: read('idToken'),
      drift: Math.abs(drift) >= MIN_DRIFT_MILLISECONDS ? drift : 0,
    }
  }
  return undefined
}

/** The claims are for display only: the server verifies the signature. */
export function readClaims(token: string): { email?: unknown; exp?: unknown } {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), byte => byte.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** @param now milliseconds since the epoch, by this browser's clock, which is off by `drift` */
export function isFresh(token: string, now: number, drift = 0): boolean {
  const { exp } = readClaims(token)
  return typeof exp === 'number' && exp * 1000 - drift > now + MIN_MILLISECONDS
}
