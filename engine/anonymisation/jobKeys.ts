import { hkdfSync, scryptSync } from 'node:crypto'

export const KEY_BYTES = 32
/** Constant, so that equal typed keys give equal values in every column, file and job. */
const CONTEXT = 'waybill fpe_ffx2 1'
/** 16 MiB and about 50 ms per key. `readRules` limits the number of keys. */
const SCRYPT = { N: 2 ** 14, r: 8, p: 1 }

/** Stretches a typed key with scrypt (RFC 7914). */
export function stretchKey(typed: string): Buffer {
  return scryptSync(typed.normalize('NFC'), CONTEXT, KEY_BYTES, SCRYPT)
}

/** Derives a key for one purpose from a column's key (HKDF, RFC 5869). */
export function keyFor(purpose: 'cipher' | 'refused' | 'tweak', key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, CONTEXT, purpose, KEY_BYTES))
}
