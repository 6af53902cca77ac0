/** The names under which the members' sign-in library keeps what it has, as `auth/storedSession.ts` reads them too. */
const USER_KEY = /^(CognitoIdentityServiceProvider\.([^.]+))\.LastAuthUser$/

/** A token that is about to end may have ended when it arrives. */
const MIN_MILLISECONDS = 30_000
/** Tokens tell whole seconds: less than this is rounding and the way through the network. */
const MIN_DRIFT_MILLISECONDS = 5000

export type KeptSignIn = {
  clientId: string
  refreshToken: string | undefined
  idToken: string | undefined
  drift: number
}

/** What a sign-in of this browser left; undefined when nobody is signed in. Nothing of it is ever changed from here. */
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

/** What a token says, for show alone: the server checks its signature. */
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

/**
 * Whether a token still counts long enough to be shown.
 * @param now milliseconds since the epoch, by the clock of this browser, which is off by `drift`
 */
export function isFresh(token: string, now: number, drift = 0): boolean {
  const { exp } = readClaims(token)
  return typeof exp === 'number' && exp * 1000 - drift > now + MIN_MILLISECONDS
}
