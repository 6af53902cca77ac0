import { DeliveryReceipt, type ReceiptKey, ReceiptKeys, toReceiptHeader } from './deliveryReceipt.ts'
import { tolerant } from './tolerantReader.ts'

/**
 * `malformed`: no receipt, or not as it was issued. `unknownKey`: not signed by a given key. `forged`: the signature is not of this
 * content. `unsupported`: signed, but of a newer version.
 */
export type ReceiptRefusal = 'malformed' | 'unknownKey' | 'forged' | 'unsupported'
export type VerifiedReceipt =
  | { receipt: DeliveryReceipt; kid: string; refusal?: undefined }
  | { receipt?: undefined; refusal: ReceiptRefusal }

const SIGNATURE_BYTES = 64

/** How the text of every receipt begins. Its 21 bytes are whole groups of base64. */
export const RECEIPT_START = btoa('{"alg":"ES256","kid":')

/**
 * Verifies a receipt (JWS in compact form, RFC 7515) with WebCrypto, in a browser or in Node. Only what this product issues is
 * accepted: ES256, its exact header, base64url without variants, JSON without repeated or reordered parts.
 * @param keys a JWK set of the installation
 */
export async function verifyReceipt(signed: string, keys: unknown): Promise<VerifiedReceipt> {
  const published = tolerant(ReceiptKeys).safeParse(keys)
  const [header, payload, signature, ...more] = signed.split('.', 4).map(decode)
  if (!header || !payload || !signature || more.length > 0) return { refusal: 'malformed' }
  const kid = readKeyId(header)
  if (kid === undefined || signature.length !== SIGNATURE_BYTES) return { refusal: 'malformed' }

  const [key, ...doubled] = published.data?.keys.filter(one => one.kid === kid) ?? []
  if (!key || doubled.length > 0) return { refusal: 'unknownKey' }
  const input = new TextEncoder().encode(signed.slice(0, signed.lastIndexOf('.')))
  if (!(await isSignedWith(key, signature, input))) return { refusal: 'forged' }

  const claims = readJson(payload)
  if (typeof claims !== 'object' || claims === null) return { refusal: 'malformed' }
  if (!('version' in claims) || claims.version !== 1) return { refusal: 'unsupported' }
  const receipt = tolerant(DeliveryReceipt).safeParse(claims)
  return receipt.success ? { receipt: receipt.data, kid } : { refusal: 'malformed' }
}

/** The address of the installation that a receipt names, which only its signature proves. */
export function readClaimedIssuer(signed: string): string | undefined {
  const payload = decode(signed.split('.', 2)[1] ?? '')
  const claims = payload && readJson(payload)
  const issuer = typeof claims === 'object' && claims !== null && 'issuer' in claims ? claims.issuer : undefined
  if (typeof issuer !== 'string' || !URL.canParse(issuer)) return undefined
  const { protocol, origin } = new URL(issuer)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/** Programs that show text break its lines. No receipt has spaces. */
export function withoutBreaks(pasted: string): string {
  return pasted.replaceAll(/\s+/g, '')
}

function readKeyId(header: Uint8Array): string | undefined {
  const parsed = readJson(header)
  if (typeof parsed !== 'object' || parsed === null || !('kid' in parsed)) return undefined
  const { kid } = parsed
  if (typeof kid !== 'string') return undefined
  return JSON.stringify(parsed) === toReceiptHeader(kid) ? kid : undefined
}

/** Undefined unless the text is exactly what JSON.stringify writes: so no part is repeated. */
function readJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const parsed: unknown = JSON.parse(text)
    return JSON.stringify(parsed) === text ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Undefined unless the text is the only base64url form of its bytes. */
function decode(part: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(part) || part.length % 4 === 1) return undefined
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/')
  const binary = atob(base64)
  if (btoa(binary).replace(/=+$/, '') !== base64) return undefined
  return Uint8Array.from(binary, letter => letter.charCodeAt(0))
}

async function isSignedWith(
  { kty, crv, x, y }: ReceiptKey,
  signature: Uint8Array<ArrayBuffer>,
  input: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  // A point that is not on the curve.
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify']).catch(() => undefined)
  return key !== undefined && crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, input)
}
