import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts and authenticates text under a key of 32 bytes; it opens under the same key and context only.
 * @param key for what is sealed often a key object: Node finds out that a buffer is none by throwing and catching, which
 * takes longer than the sealing
 */
export function sealText(key: CipherKey, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Opens what `sealText` made; throws when it was altered, or the key or context is another. */
export function openText(key: CipherKey, sealed: string, context: string): string {
  const bytes = toBytes(sealed)
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * The bytes of base64url, exactly as Node writes it.
 * @throws when it is anything else: Node reads leniently, and what is not the same text was altered, if only beside the
 * bytes
 */
export function toBytes(base64url: string): Buffer {
  const bytes = Buffer.from(base64url, 'base64url')
  if (bytes.toString('base64url') !== base64url) throw new Error('Not a sealed text.')
  return bytes
}
