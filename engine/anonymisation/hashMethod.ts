import { createHmac } from 'node:crypto'
import { HmacLanes } from './hmacLanes.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'

/**
 * Each value becomes its HMAC-SHA-256 in 64 lower-case hexadecimal digits. Without the key, which nobody keeps, values
 * cannot be tried one by one; a plain hash of telephone numbers is undone in minutes.
 * @param key 32 random bytes
 * @param salt typed by a person, mixed into the key
 */
export function hashMethod(key: Buffer, salt: string | undefined): Method {
  const mixed = salt === undefined ? key : createHmac('sha256', key).update(salt).digest()
  const hmac = new HmacLanes(mixed)
  key.fill(0)
  mixed.fill(0)
  return {
    apply: (values, made) => hmac.hex(values, made),
    needsQuoting: false,
    mayBeginFormula: false,
    longestValue: MAX_VALUE_LENGTH,
    wipe: () => hmac.wipe(),
  }
}
