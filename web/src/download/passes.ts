import { type CodeGate, type Gate, type Reply, toGate } from './answers.ts'
import { get } from './get.ts'
import { identityCall } from './identityCall.ts'
import { isFresh, type KeptSignIn, keptSignIn, readClaims } from './memberToken.ts'

/** sessionStorage has one entry per username of a verified phone. */
const KEY = 'waybill.recipient.'

/** In localStorage while this browser has a trusted key, so that others load nothing for one. */
const DEVICE = 'waybill.device'

let recipientToken: string | undefined
let renewedToken: string | undefined
let deviceProof: string | undefined
let trust: { gate: CodeGate; isTrusted: boolean } | undefined

/** Sends a member's sign-in, a trusted device, a phone verification, or several. Tries each unused pass before it returns the reply. */
export async function callWithPasses(url: string, init: RequestInit = {}): Promise<Reply> {
  let reply = await callOnce(url, init)
  let isDeviceShown = false
  // There are at most two gates: the sign-in, then the code, in whose place a device may be trusted.
  for (let tries = 0; tries < 3; tries += 1) {
    const gate = toGate(reply)
    if (!gate) return reply
    const isShown: boolean = !isDeviceShown && (await showDevice(gate))
    if (!isShown && !(await hasAnotherPass(gate))) return reply
    isDeviceShown ||= isShown
    reply = await callOnce(url, init)
    if (isShown) noteTrust(gate, reply)
  }
  return reply
}

/** What to tell of this device: whether the files opened without a code, or whether the trust that was asked for was given. */
export function deviceTrust() {
  return trust
}

/** After a code. @param pass its token */
export async function trustThisDevice(gate: CodeGate, pass: string): Promise<void> {
  const isTrusted = await (await import('./gates/device.ts')).trustDevice(gate, pass, memberToken()).catch(() => false)
  if (isTrusted) {
    withStorage(
      () => localStorage,
      storage => storage.setItem(DEVICE, '1'),
    )
  }
  trust = { gate, isTrusted }
}

export async function forgetThisDevice(gate: CodeGate): Promise<boolean> {
  if (!(await (await import('./gates/device.ts')).forgetDevice(gate, memberToken()))) return false
  withStorage(
    () => localStorage,
    storage => storage.removeItem(DEVICE),
  )
  deviceProof = undefined
  trust = undefined
  return true
}

export function signedInAs(): string | undefined {
  const token = memberToken()
  const email = token === undefined ? undefined : readClaims(token).email
  return typeof email === 'string' ? email : undefined
}

/** The server decides how long it is valid. */
export function keepPass(username: string, token: string): void {
  recipientToken = token
  withStorage(
    () => sessionStorage,
    storage => storage.setItem(KEY + username, token),
  )
  // Section 3 of the specification defines the value; a member's own value stays.
  withStorage(
    () => localStorage,
    storage => storage.getItem('login') ?? storage.setItem('login', 'OTP'),
  )
}

function callOnce(url: string, init: RequestInit): Promise<Reply> {
  // Tokens go to our origin only.
  const isOurs = new URL(url, location.href).origin === location.origin
  const shown = isOurs ? [memberToken(), recipientToken, deviceProof].filter(token => token !== undefined) : []
  const authorization = shown.map(token => `Bearer ${token}`).join(', ')
  return get(url, authorization === '' ? init : { ...init, headers: { ...init.headers, authorization } })
}

async function showDevice(gate: Gate): Promise<boolean> {
  if (gate.kind === 'login' || gate.deviceTime === '') return false
  const isKept = withStorage(
    () => localStorage,
    storage => storage.getItem(DEVICE),
  )
  const proof = isKept
    ? await import('./gates/device.ts').then(device => device.proveDevice(gate)).catch(() => undefined)
    : undefined
  deviceProof = proof
  return proof !== undefined
}

function noteTrust(gate: Gate, reply: Reply) {
  if (toGate(reply)) deviceProof = undefined
  else if (gate.kind === 'code' && reply.status === 200) trust = { gate, isTrusted: true }
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

/** The members' pages keep their own token. */
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

/** Storage may be refused or full; it is a convenience only. */
function withStorage<T>(storage: () => Storage, work: (storage: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}
