import { type CipherKey, createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Keys } from '../lambdas/ports/keys.ts'
import { SettingsError } from './configuration.ts'
import { createDurably } from './durableFile.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

export type FileKeys = Keys & {
  /** A key of its own for one purpose, such as signing URLs. The same purpose gets the same 32 bytes. */
  derive(purpose: string): Buffer
}

/** Keys under one key file of 32 random bytes, made with mode 0600 when it does not exist. */
export function fileKeys(file: string): FileKeys {
  createDurably(file, randomBytes(32))
  const root = readFileSync(file)
  if (root.length !== 32)
    throw new SettingsError(`The key file ${file} is damaged: it must hold 32 bytes. Put it back.`)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `waybill ${purpose}`, 32))
  const sealing = createSecretKey(derive('seal'))
  return {
    derive,
    seal: async (text, context) => sealText(sealing, text, context),
    open: async (sealed, context) => openText(sealing, sealed, context),
  }
}

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
  const bytes = Buffer.from(sealed, 'base64url')
  // Node reads base64url leniently: text that is not exactly what `seal` wrote was altered, if only beside the bytes.
  const isWhole = bytes.length >= NONCE_BYTES + TAG_BYTES && bytes.toString('base64url') === sealed
  if (!isWhole) throw new Error('Not a sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
