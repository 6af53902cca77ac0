import { inStore, type Store } from '../../upload/indexedDb.ts'
import { type CodeGate, toGate } from '../answers.ts'
import { get } from '../get.ts'

// The key pair of this browser. No script can read its private part: it only signs. A copy of what the page stores opens nothing.

const STORE: Store = { database: 'waybill-device', name: 'keys', keyPath: 'id', indexes: [] }
/** One for all recipients who use this browser. */
const ID = 'device'
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

type Asked = Pick<CodeGate, 'username' | 'deviceTime'>

/** Absent from pages without encryption. */
export function canBeTrusted(): boolean {
  return 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined
}

/** @returns the token that proves this device for one delivery; undefined without a key, or without a place for one */
export async function proveDevice(asked: Asked): Promise<string | undefined> {
  try {
    const kept = await inStore<{ keys: CryptoKeyPair } | undefined>(STORE, 'readonly', store => store.get(ID))
    return kept && (await sign(kept.keys, asked))
  } catch {
    return undefined
  }
}

/**
 * @param pass the token of the code
 * @param signIn that of a member, where the files need a sign-in too
 * @returns whether the server trusts this device now
 */
export async function trustDevice(gate: Asked, pass: string, signIn: string | undefined): Promise<boolean> {
  const asked = await askAgain(gate, signIn)
  const proof = (await proveDevice(asked)) ?? (await proveNewDevice(asked))
  if (proof === undefined) return false
  const headers = toHeaders(signIn, pass, proof)
  return (await get(`${address()}/trusted-device`, { method: 'POST', headers })).status === 200
}

/** @returns whether neither the server nor this browser trusts it any more */
export async function forgetDevice(gate: Asked, signIn: string | undefined): Promise<boolean> {
  const proof = await proveDevice(await askAgain(gate, signIn))
  const headers = toHeaders(proof)
  const { status } = await get(`${address()}/trusted-device`, { method: 'DELETE', headers })
  if (status !== 200) return false
  await inStore(STORE, 'readwrite', store => store.delete(ID)).catch(() => undefined)
  return true
}

/** A proof holds for 15 minutes from the server's time, and the page may be open for longer. */
async function askAgain(gate: Asked, signIn: string | undefined): Promise<Asked> {
  const fresh = toGate(await get(address(), { headers: toHeaders(signIn) }))
  return fresh?.kind === 'code' ? fresh : gate
}

function toHeaders(...tokens: (string | undefined)[]): Record<string, string> {
  const authorization = tokens.filter(token => token !== undefined).map(token => `Bearer ${token}`)
  return authorization.length > 0 ? { authorization: authorization.join(', ') } : {}
}

function address(): string {
  return `/api/downloads/${location.pathname.split('/')[2]}`
}

async function proveNewDevice(asked: Asked): Promise<string | undefined> {
  try {
    const keys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
    await inStore(STORE, 'readwrite', store => store.put({ id: ID, keys }))
    return await sign(keys, asked)
  } catch {
    // The browser stores nothing, for example in a private window.
    return undefined
  }
}

async function sign({ privateKey, publicKey }: CryptoKeyPair, { username, deviceTime }: Asked): Promise<string> {
  const askedAt = Date.parse(deviceTime)
  const question = new TextEncoder().encode(`trusted device ${location.origin} ${username} ${askedAt}`)
  const signature = await crypto.subtle.sign({ ...ALGORITHM, hash: 'SHA-256' }, privateKey, question)
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return `device.${askedAt}.${x}.${y}.${toBase64Url(new Uint8Array(signature))}`
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
