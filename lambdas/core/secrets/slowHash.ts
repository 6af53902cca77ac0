import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters: 32 MiB. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Of a password that a person chose. A secret of 256 bits needs none (`digest.ts`). */
export async function computeSlowHash(password: string, salt: Uint8Array = randomBytes(SALT_BYTES)): Promise<string> {
  const hash = await derive(password, salt)
  return `${Buffer.from(salt).toString('base64url')}.${hash.toString('base64url')}`
}

export async function isOfSlowHash(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const known = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return known.length === given.length && timingSafeEqual(known, given)
}

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  // People type one character in several forms.
  const typed = password.normalize('NFC')
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
