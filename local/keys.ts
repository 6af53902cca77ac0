import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openText, sealText } from '../lambdas/core/secrets/sealing.ts'
import type { Keys } from '../lambdas/ports/keys.ts'
import { SettingsError } from './configuration.ts'
import { createDurably } from './durableFile.ts'

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
