import { createHash } from 'node:crypto'

export type Person = {
  email: string
  name: string
  groups: readonly string[]
  /** When the groups were last read from the provider, in seconds; undefined for the time of the sign-in. */
  groupsReadAt?: number | undefined
}

/** Derived from the address, so that transfers keep their sender when the directory is written again. */
export function getSubject(email: string): string {
  return toUuid(email.toLowerCase())
}

/**
 * Not derived from the address, which can pass to another person. A `sub` is unique only per issuer (OpenID Connect
 * Core 1.0, 2).
 */
export function getProviderSubject(issuer: string, sub: string): string {
  return toUuid(JSON.stringify([issuer, sub]))
}

/** A UUID of version 8 (RFC 9562). */
function toUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
