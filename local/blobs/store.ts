import { StorageFull } from '../../lambdas/ports/blobs.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { ContentFiles } from './contentFiles.ts'
import type { ContentRow, ContentRows } from './contentRows.ts'
import type { MultipartRows } from './multipartRows.ts'
import { type ByteRange, type OpenContent, openContent, type StoredContent } from './readContent.ts'
import { DamagedContent } from './segments.ts'
import { keyContext, type StoredPart } from './storedParts.ts'

export type Store = {
  rows: ContentRows
  multipart: MultipartRows
  files: ContentFiles
  keys: Keys
  now: () => number
  newId: () => string
  /** Contents in progress, with the bytes reserved for each. The sweep must not touch their files. */
  inProgress: Map<string, number>
  reportDamage: (error: DamagedContent) => void
}

export async function readContent({ keys, multipart }: Store, row: ContentRow): Promise<StoredContent> {
  const parts = multipart.findParts(row.id)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  if (parts.length > 0 && size !== row.size) throw new DamagedContent(row.id)
  return { id: row.id, size: row.size, parts, key: await openKey(keys, row, parts) }
}

async function openKey(keys: Keys, { id, encryptedKey }: ContentRow, parts: readonly StoredPart[]): Promise<Buffer> {
  try {
    return Buffer.from(await keys.open(encryptedKey, keyContext(id, parts)), 'base64url')
  } catch (error) {
    throw new DamagedContent(id, error)
  }
}

export async function openRow(store: Store, row: ContentRow, range?: ByteRange): Promise<OpenContent> {
  return openContent(store.files.toPath, await readContent(store, row), range)
}

/** Reservation ahead of the arrived bytes, so that an idle connection does not block the disk for others. */
const MAX_AHEAD_BYTES = 16 * 1024 * 1024

/** @param bytes that the upload has yet to send */
export function toReservedBytes(bytes: number): number {
  return Math.min(bytes, MAX_AHEAD_BYTES)
}

/** Bytes promised to other uploads are not free. */
export async function reserveSpace({ files, inProgress }: Store, id: string, needed: number) {
  const free = await files.free()
  const promised = [...inProgress.values()].reduce((sum, left) => sum + left, 0)
  // No await from here on: two concurrent uploads must not get the same room.
  if (free - promised < needed) throw new StorageFull('The disk has no room for this upload.')
  inProgress.set(id, toReservedBytes(needed))
}

export async function removeFiles({ files }: Pick<Store, 'files'>, ids: readonly string[]) {
  for (const id of ids) await files.remove(id)
}
