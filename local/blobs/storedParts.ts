import { createHash, hkdfSync } from 'node:crypto'
import type { Content } from './segments.ts'

export type StoredPart = { number: number; id: string; size: number }

/**
 * Derives the key of a part. Each PUT has a new id, so a repeated part never reuses a key; the part number binds the
 * key to its place.
 */
export function partContent(key: Buffer, { number, id, size }: StoredPart): Content {
  return { id, size, key: Buffer.from(hkdfSync('sha256', key, '', `waybill part ${number} ${id}`, 32)) }
}

/**
 * The context of a content's encrypted key: its id and the digest of its list of parts. A changed list decrypts
 * nothing.
 */
export function keyContext(id: string, parts: readonly StoredPart[]): string {
  if (parts.length === 0) return id
  const list = JSON.stringify(parts.map(part => [part.number, part.id, part.size]))
  return `${id} ${createHash('sha256').update(list).digest('hex')}`
}
