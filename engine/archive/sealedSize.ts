import { computeMaxDeflatedSize } from './deflated.ts'
import { SEAL_BYTES } from './sealingStream.ts'

/** All optional fields of an entry without its name; the three end records. */
const RECORDS_OF_ENTRY = 30 + 40 + 24 + 46 + 48
const END_RECORDS = 56 + 20 + 22
/** ` (12345678)` after a name, and after each folder. */
const NUMBER = 11

export function computeMaxSealedSize(size: number): number {
  return computeMaxDeflatedSize(size) + SEAL_BYTES
}

/** Maximum size of the archive, in bytes. */
export function sealedZipAtMost(entries: Iterable<{ name: string; size: number }>): number {
  let bytes = END_RECORDS
  for (const { name, size } of entries) {
    bytes +=
      RECORDS_OF_ENTRY + 2 * (Buffer.byteLength(name) + NUMBER * name.split('/').length) + computeMaxSealedSize(size)
  }
  return bytes
}
