import { createHmac } from 'node:crypto'
import { HmacLanes } from './hmacLanes.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'

/**
 * HMAC-SHA-256 in 64 lower-case hexadecimal digits. The key is discarded, so values cannot be tried; a plain hash of
 * phone numbers is reversed in minutes.
 * @param key 32 random bytes
 * @param salt typed by the sender, mixed into the key
 */
export function hashMethod(key: Buffer, salt: string | undefined): Method {
  const mixed = salt === undefined ? key : createHmac('sha256', key).update(salt).digest()
  const hmac = new HmacLanes(mixed)
  key.fill(0)
  mixed.fill(0)
  return {
    apply: (values, results) => hmac.hex(values, results),
    needsQuoting: false,
    mayBeginFormula: false,
    maxValueLength: MAX_VALUE_LENGTH,
    wipe: () => hmac.wipe(),
  }
}
