import { createHash } from 'node:crypto'

/** Somebody who can sign in here, with the groups of this product. */
export type Person = {
  email: string
  name: string
  groups: readonly string[]
  /** When the groups were last read where they are kept, in seconds; undefined for the time of the sign-in. */
  groupsReadAt?: number | undefined
}

/**
 * The subject of a person of the demo directory: made from the address alone, so that transfers still belong to their
 * sender after the directory was written anew.
 */
export function getSubject(email: string): string {
  return toUuid(email.toLowerCase())
}

/**
 * The subject of a person whom a provider signs in. Not from the address: that may change, or become another's. A
 * provider's `sub` is unique for it alone (OpenID Connect Core 1.0, 2), so its issuer belongs to it.
 */
export function getProviderSubject(issuer: string, sub: string): string {
  return toUuid(JSON.stringify([issuer, sub]))
}

/** A UUID (RFC 9562, version 8) by the digest of a text. */
function toUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
