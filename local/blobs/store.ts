import { StorageFull } from '../../lambdas/ports/blobs.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { ContentFiles } from './contentFiles.ts'
import type { ContentRow, ContentRows } from './contentRows.ts'
import type { MultipartRows } from './multipartRows.ts'
import { type ByteRange, type OpenContent, openContent, type StoredContent } from './readContent.ts'
import { DamagedContent } from './segments.ts'
import { keyContext, type StoredPart } from './storedParts.ts'

/** What the parts of this adapter share. */
export type Store = {
  rows: ContentRows
  multipart: MultipartRows
  files: ContentFiles
  keys: Keys
  now: () => number
  newId: () => string
  /** What is being stored just now, with the room that is set aside for it. Their files belong to nobody else. */
  underway: Map<string, number>
  reportDamage: (error: DamagedContent) => void
}

/** A stored content with its key opened. */
export async function readContent({ keys, multipart }: Store, row: ContentRow): Promise<StoredContent> {
  const parts = multipart.findParts(row.id)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  if (parts.length > 0 && size !== row.size) throw new DamagedContent(row.id)
  return { id: row.id, size: row.size, parts, key: await openKey(keys, row, parts) }
}

async function openKey(keys: Keys, { id, sealedKey }: ContentRow, parts: readonly StoredPart[]): Promise<Buffer> {
  try {
    return Buffer.from(await keys.open(sealedKey, keyContext(id, parts)), 'base64url')
  } catch (error) {
    throw new DamagedContent(id, error)
  }
}

export async function openRow(store: Store, row: ContentRow, range?: ByteRange): Promise<OpenContent> {
  return openContent(store.files.toPath, await readContent(store, row), range)
}

/** So much more than has arrived is set aside: a connection that sends nothing must not keep others from the disk. */
const MAX_AHEAD_BYTES = 16 * 1024 * 1024

/** What is to be set aside for an upload of which so many bytes are still to come. */
export function toReservedBytes(bytes: number): number {
  return Math.min(bytes, MAX_AHEAD_BYTES)
}

/** Sets room aside until `underway` forgets it: bytes that are on their way to others are not free. */
export async function reserveSpace({ files, underway }: Store, id: string, needed: number) {
  const free = await files.free()
  const promised = [...underway.values()].reduce((sum, left) => sum + left, 0)
  // Nothing is awaited from here on: two that ask at once must not be given the same room.
  if (free - promised < needed) throw new StorageFull('The disk has no room for this upload.')
  underway.set(id, toReservedBytes(needed))
}

/** Unlinks what the database has let go of. */
export async function removeFiles({ files }: Pick<Store, 'files'>, ids: readonly string[]) {
  for (const id of ids) await files.remove(id)
}
