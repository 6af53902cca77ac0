import { createHash, hkdfSync } from 'node:crypto'
import type { Content } from './segments.ts'

/** A part as it is stored: a file of its own, named by its id. */
export type StoredPart = { number: number; id: string; size: number }

/**
 * A part with its own key. Its id is new with every PUT, so that a part sent again never meets a key twice; its number
 * is in the key, so that it opens in its own place alone.
 */
export function partContent(key: Buffer, { number, id, size }: StoredPart): Content {
  return { id, size, key: Buffer.from(hkdfSync('sha256', key, '', `waybill part ${number} ${id}`, 32)) }
}

/**
 * What the key of a content is sealed to: its id, and the very list of parts it was completed with. A list that lost,
 * gained or exchanged anything opens nothing.
 */
export function keyContext(id: string, parts: readonly StoredPart[]): string {
  if (parts.length === 0) return id
  const list = JSON.stringify(parts.map(part => [part.number, part.id, part.size]))
  return `${id} ${createHash('sha256').update(list).digest('hex')}`
}
