import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint'
import { createLocalJWKSet } from 'jose/jwks/local'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { SettingsError } from '../configuration.ts'
import { createDurably } from '../durableFile.ts'

const CONTEXT = 'identity signing key'

export type SigningKey = { id: string; privateKey: KeyObject; published: JSONWebKeySet; keySet: JWTVerifyGetKey }

/** An unreadable file stops the start, because a new key would silently end every session. */
export async function signingKey(file: string, keys: Keys): Promise<SigningKey> {
  if (!existsSync(file)) createDurably(file, Buffer.from(await keys.seal(await newPrivateKey(), CONTEXT)))
  const privateKey = await readKey(file, keys)
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' })
  const id = await calculateJwkThumbprint(publicKey)
  const published = { keys: [{ ...publicKey, kid: id, alg: 'RS256', use: 'sig' }] }
  return { id, privateKey, published, keySet: createLocalJWKSet(published) }
}

async function readKey(file: string, keys: Keys): Promise<KeyObject> {
  try {
    return createPrivateKey(await keys.open(await readFile(file, 'utf8'), CONTEXT))
  } catch (error) {
    const message = `The key file ${file} is damaged or belongs to another root.key. Restore the original file.`
    throw new SettingsError(message, { cause: error })
  }
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
