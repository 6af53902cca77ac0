import { DIGEST_HEADER } from '../../../shared/contract/transfers.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * In hexadecimal; undefined without WebCrypto. The browser computes it on its own threads. One at a time, to keep a
 * single content in memory.
 */
export function computeSha256(content: Blob, signal: AbortSignal): Promise<string | undefined> {
  const digest = last.then(async () => {
    signal.throwIfAborted()
    if (!globalThis.crypto?.subtle) return undefined
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
    return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  })
  last = digest.catch(() => undefined)
  return digest
}

/**
 * These headers bind a PUT to the digest its URL was signed for.
 * @param sha256 in hexadecimal
 */
export function digestHeaders(sha256: string | undefined): Record<string, string> {
  if (sha256 === undefined) return {}
  const bytes = sha256.match(/../g)?.map(pair => Number.parseInt(pair, 16)) ?? []
  return { [DIGEST_HEADER]: btoa(String.fromCharCode(...bytes)) }
}
