import { createHash } from 'node:crypto'

/** SHA-256 in base64url. Stores know secrets only by this digest. */
export function computeDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
