import type { FileHandle } from 'node:fs/promises'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { ContentFiles } from './contentFiles.ts'
import type { ContentRow, ContentRows } from './contentRows.ts'
import { openContent } from './readContent.ts'
import { type Content, DamagedContent } from './segments.ts'

/** What the parts of this adapter share. */
export type Store = {
  rows: ContentRows
  files: ContentFiles
  keys: Keys
  now: () => number
  newId: () => string
  /** Contents that are being stored just now, with the bytes still to come. Their files belong to nobody else. */
  underway: Map<string, number>
  reportDamage: (error: DamagedContent) => void
}

/** A stored content with its key opened. */
export async function contentOf({ keys }: Pick<Store, 'keys'>, row: ContentRow): Promise<Content> {
  try {
    return { id: row.id, size: row.size, key: Buffer.from(await keys.open(row.sealedKey, row.id), 'base64url') }
  } catch (error) {
    throw new DamagedContent(row.id, error)
  }
}

export async function openRow(store: Store, row: ContentRow): Promise<{ file: FileHandle; content: Content }> {
  const content = await contentOf(store, row)
  return { content, file: await openContent(store.files.pathOf(row.id), content) }
}
