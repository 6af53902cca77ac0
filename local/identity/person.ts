import { createHash } from 'node:crypto'

/** One entry of a directory that this host answers for by itself. */
export type Person = { email: string; name: string; groups: readonly string[] }

/**
 * The subject of a person: a UUID (RFC 9562, version 8) made from the address alone, so that transfers still belong
 * to their sender after the directory was written anew.
 */
export function subjectOf(email: string): string {
  const bytes = createHash('sha256').update(email.toLowerCase()).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
