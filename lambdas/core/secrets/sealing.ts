import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts and authenticates text with AES-256-GCM.
 * @param key 32 bytes. Prefer a key object: Node detects a plain buffer by a thrown error, which takes longer than the
 * encryption.
 */
export function sealText(key: CipherKey, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @throws when the text was altered, or for another key or context */
export function openText(key: CipherKey, sealed: string, context: string): string {
  const bytes = toBytes(sealed)
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('This is not an encrypted text.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * Node ignores invalid characters, which would hide an alteration.
 * @throws unless the text is exactly what Node writes
 */
export function toBytes(base64url: string): Buffer {
  const bytes = Buffer.from(base64url, 'base64url')
  if (bytes.toString('base64url') !== base64url) throw new Error('This is not an encrypted text.')
  return bytes
}
