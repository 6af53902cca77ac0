import { DIGEST_HEADER } from '../../../shared/contract/transfers.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * SHA-256 in hexadecimal; undefined where the browser has no WebCrypto. It is the browser that reads and counts, on its
 * own threads: the page stands still for none of it. One at a time, so that no more than one content is in memory.
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

/** The headers by which the store holds a PUT to the digest that its URL was asked for. @param sha256 in hexadecimal */
export function digestHeaders(sha256: string | undefined): Record<string, string> {
  if (sha256 === undefined) return {}
  const bytes = sha256.match(/../g)?.map(pair => Number.parseInt(pair, 16)) ?? []
  return { [DIGEST_HEADER]: btoa(String.fromCharCode(...bytes)) }
}
