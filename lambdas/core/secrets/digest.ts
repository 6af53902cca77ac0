import { createHash } from 'node:crypto'

/** SHA-256 in base64url: how secrets and requests are known to the stores. */
export function computeDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
