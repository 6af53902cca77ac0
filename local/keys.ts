import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openText, sealText } from '../lambdas/core/secrets/sealing.ts'
import type { Keys } from '../lambdas/ports/keys.ts'
import { SettingsError } from './configuration.ts'
import { createDurably } from './durableFile.ts'

export type FileKeys = Keys & {
  /** The same purpose gets the same 32 bytes. */
  derive(purpose: string): Buffer
}

/** One key file of 32 random bytes. Creates it with mode 0600 if it is missing. */
export function fileKeys(file: string): FileKeys {
  createDurably(file, randomBytes(32))
  const root = readFileSync(file)
  if (root.length !== 32) throw new SettingsError(`The key file ${file} is damaged: it must hold 32 bytes. Restore it.`)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `waybill ${purpose}`, 32))
  const encryptionKey = createSecretKey(derive('seal'))
  return {
    derive,
    seal: async (text, context) => sealText(encryptionKey, text, context),
    open: async (sealed, context) => openText(encryptionKey, sealed, context),
  }
}
