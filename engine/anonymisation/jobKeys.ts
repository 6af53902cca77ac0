import { hkdfSync, scryptSync } from 'node:crypto'

export const KEY_BYTES = 32
/** Fixed, so that equal keys make equal values in every column, file and job: that is what a typed key is for. */
const CONTEXT = 'waybill fpe_ffx2 1'
/** 16 MiB and some 50 ms: `readRules` bounds how many there are. */
const SCRYPT = { N: 2 ** 14, r: 8, p: 1 }

/** Stretches a key that a person typed (RFC 7914). */
export function stretchedKey(typed: string): Buffer {
  return scryptSync(typed.normalize('NFC'), CONTEXT, KEY_BYTES, SCRYPT)
}

/** A key for one purpose out of a column's key (RFC 5869). */
export function keyFor(purpose: 'cipher' | 'refused' | 'tweak', key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, CONTEXT, purpose, KEY_BYTES))
}
