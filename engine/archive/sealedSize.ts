import { deflatedAtMost } from './deflated.ts'
import { SEAL_BYTES } from './sealingStream.ts'

/** Headers and descriptor of one entry with all their optional fields, without its name; the three end records. */
const RECORDS_OF_ENTRY = 30 + 40 + 24 + 46 + 48
const END_RECORDS = 56 + 20 + 22
/** What a name, and each of its folders, may grow by when another entry has it already: ` (12345678)`. */
const NUMBER = 11

/** The most that an entry's content takes under its seal, in bytes, at any level. */
export function sealedAtMost(size: number): number {
  return deflatedAtMost(size) + SEAL_BYTES
}

/** The most that `sealedZip` makes of these entries, in bytes: what a store must have room for. */
export function sealedZipAtMost(entries: Iterable<{ name: string; size: number }>): number {
  let bytes = END_RECORDS
  for (const { name, size } of entries) {
    bytes += RECORDS_OF_ENTRY + 2 * (Buffer.byteLength(name) + NUMBER * name.split('/').length) + sealedAtMost(size)
  }
  return bytes
}
