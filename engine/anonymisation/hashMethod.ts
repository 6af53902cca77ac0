import { createHmac } from 'node:crypto'
import { Hmac } from './hmac.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'

const HEX_DIGITS = 64

/**
 * HMAC-SHA-256 in 64 lower-case hexadecimal digits. The key is discarded, so values cannot be tried; a plain hash of
 * phone numbers is reversed in minutes.
 * @param key 32 random bytes
 * @param salt typed by the sender, mixed into the key
 */
export function hashMethod(key: Buffer, salt: string | undefined): Method {
  const mixed = salt === undefined ? key : createHmac('sha256', key).update(salt).digest()
  const hmac = new Hmac(mixed)
  key.fill(0)
  mixed.fill(0)
  return {
    apply(values, results) {
      results.reserve(HEX_DIGITS * values.count)
      for (let index = 0; index < values.count; index += 1) {
        const digits = hmac.digest(values.bytes, values.getStart(index), values.ends[index] as number, 'hex')
        results.bytes.write(digits, results.length, 'latin1')
        results.length += HEX_DIGITS
        results.end()
      }
    },
    needsQuoting: false,
    mayBeginFormula: false,
    maxValueLength: MAX_VALUE_LENGTH,
    wipe: () => hmac.wipe(),
  }
}
