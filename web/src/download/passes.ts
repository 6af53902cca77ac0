import { type Gate, type Reply, toGate } from './answers.ts'
import { get } from './get.ts'
import { identityCall } from './identityCall.ts'
import { isFresh, type KeptSignIn, keptSignIn, readClaims } from './memberToken.ts'

/** Beside a member's session, never in its place: one entry for each name under which a phone was proved, in this tab. */
const KEY = 'waybill.recipient.'

let recipientToken: string | undefined
let renewedToken: string | undefined

/**
 * Makes a call of our own API with whatever opens gates in this browser: the sign-in of a member, the proof of a phone,
 * or both. What has not been tried yet is tried before the answer counts.
 */
export async function callWithPasses(url: string): Promise<Reply> {
  let reply = await callOnce(url)
  // Signing in and then the code: there are two gates at most.
  for (let tries = 0; tries < 2; tries += 1) {
    const gate = toGate(reply)
    if (!gate || !(await hasAnotherPass(gate))) return reply
    reply = await callOnce(url)
  }
  return reply
}

/** Whom this browser is signed in as; undefined when nobody is, or not any more. */
export function signedInAs(): string | undefined {
  const token = memberToken()
  const email = token === undefined ? undefined : readClaims(token).email
  return typeof email === 'string' ? email : undefined
}

/** Keeps the proof of a phone for as long as this tab is open; how long it counts is for the server to say. */
export function keepPass(username: string, token: string): void {
  recipientToken = token
  withStorage(
    () => sessionStorage,
    storage => storage.setItem(KEY + username, token),
  )
  // What kind of sign-in this browser had (specification, section 3); a member's own stays what it is.
  withStorage(
    () => localStorage,
    storage => storage.getItem('login') ?? storage.setItem('login', 'OTP'),
  )
}

function callOnce(url: string): Promise<Reply> {
  // Tokens go to nobody but us.
  const isOurs = new URL(url, location.href).origin === location.origin
  const shown = isOurs ? [memberToken(), recipientToken].filter(token => token !== undefined) : []
  const authorization = shown.map(token => `Bearer ${token}`).join(', ')
  return get(url, authorization === '' ? {} : { headers: { authorization } })
}

async function hasAnotherPass(gate: Gate): Promise<boolean> {
  if (gate.kind === 'login') return memberToken() === undefined && (await renewMemberToken())
  const kept =
    withStorage(
      () => sessionStorage,
      storage => storage.getItem(KEY + gate.username),
    ) ?? undefined
  if (kept !== recipientToken) {
    recipientToken = kept
    return kept !== undefined
  }
  recipientToken = undefined
  withStorage(
    () => sessionStorage,
    storage => storage.removeItem(KEY + gate.username),
  )
  return false
}

function memberToken(): string | undefined {
  const kept = memberSignIn()
  if (!kept) return undefined
  return [kept.idToken, renewedToken].find(token => token !== undefined && isFresh(token, Date.now(), kept.drift))
}

/** Gets a token of its own for this page: the member's pages keep theirs. */
async function renewMemberToken(): Promise<boolean> {
  const kept = memberSignIn()
  if (kept?.refreshToken === undefined) return false
  const { body } = await identityCall('GetTokensFromRefreshToken', {
    ClientId: kept.clientId,
    RefreshToken: kept.refreshToken,
  })
  const { AuthenticationResult } = body as { AuthenticationResult?: { IdToken?: unknown } }
  renewedToken = typeof AuthenticationResult?.IdToken === 'string' ? AuthenticationResult.IdToken : undefined
  return renewedToken !== undefined
}

function memberSignIn(): KeptSignIn | undefined {
  return withStorage(() => localStorage, keptSignIn)
}

/** A browser may refuse its storage altogether, or have no room left in it: that costs comfort only. */
function withStorage<T>(storage: () => Storage, work: (storage: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}
