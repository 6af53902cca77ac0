import type { DatabaseSync } from 'node:sqlite'
import type { StoredPart } from './storedParts.ts'

/** The upload's id is the context of its encrypted key. */
export type UploadRow = { id: string; encryptedKey: string }
export type PartRow = StoredPart & { sha256: string }

export type PartRows = ReturnType<typeof partRows>

/** The caller provides the transaction. */
export function partRows(database: DatabaseSync) {
  const statements = {
    addUpload: database.prepare('INSERT INTO uploads (id, key, sealed_key, started_at) VALUES (?, ?, ?, ?)'),
    upload: database.prepare('SELECT id, sealed_key AS encryptedKey FROM uploads WHERE id = ? AND key = ?'),
    dropUpload: database.prepare('DELETE FROM uploads WHERE id = ? AND key = ?'),
    dropUploads: database.prepare('DELETE FROM uploads WHERE key = ? RETURNING id'),
    put: database.prepare(
      `INSERT INTO parts (whole, number, id, size, sha256, stored_at)
       VALUES (:whole, :number, :id, :size, :sha256, :storedAt)
       ON CONFLICT (whole, number) DO UPDATE
       SET id = excluded.id, size = excluded.size, sha256 = excluded.sha256, stored_at = excluded.stored_at`,
    ),
    part: database.prepare('SELECT id FROM parts WHERE whole = ? AND number = ?'),
    page: database.prepare(
      'SELECT number, id, size, sha256 FROM parts WHERE whole = ? AND number > ? ORDER BY number LIMIT ?',
    ),
    dropParts: database.prepare('DELETE FROM parts WHERE whole = ? RETURNING id'),
    dropOthers: database.prepare(
      'DELETE FROM parts WHERE whole = ? AND id NOT IN (SELECT value FROM json_each(?)) RETURNING id',
    ),
    isKnown: database.prepare('SELECT 1 FROM parts WHERE id = ?'),
    nextWhole: database.prepare(
      `SELECT p.whole, EXISTS (SELECT 1 FROM uploads WHERE id = p.whole)
         OR EXISTS (SELECT 1 FROM contents WHERE id = p.whole) AS isOwned
       FROM (SELECT min(whole) AS whole FROM parts WHERE whole > ?) p WHERE p.whole IS NOT NULL`,
    ),
  }
  const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id)

  /** @returns the ids of freed files */
  const dropParts = (whole: string): string[] => ids(statements.dropParts.all(whole))

  return {
    dropParts,
    addUpload: (upload: UploadRow, key: string, startedAt: number) =>
      statements.addUpload.run(upload.id, key, upload.encryptedKey, startedAt),
    upload: (key: string, id: string) => statements.upload.get(id, key) as UploadRow | undefined,
    dropUpload: (key: string, id: string): boolean => Number(statements.dropUpload.run(id, key).changes) > 0,
    /** @returns the ids of freed files */
    dropUploads: (key: string): string[] => ids(statements.dropUploads.all(key)).flatMap(dropParts),

    /** @returns the id of the replaced part */
    put(whole: string, part: PartRow, storedAt: number): string | undefined {
      const former = statements.part.get(whole, part.number) as { id: string } | undefined
      statements.put.run({ whole, ...part, storedAt })
      return former?.id
    },
    page: (whole: string, after: number, limit: number) => statements.page.all(whole, after, limit) as PartRow[],
    all: (whole: string) => statements.page.all(whole, 0, -1) as PartRow[],
    /** @returns the ids of freed files */
    dropOthers: (whole: string, kept: readonly string[]) => ids(statements.dropOthers.all(whole, JSON.stringify(kept))),
    isKnown: (id: string): boolean => statements.isKnown.get(id) !== undefined,

    /** Iterates over the uploads and contents that parts refer to, existing or not. */
    nextWhole: (after: string) => statements.nextWhole.get(after) as { whole: string; isOwned: number } | undefined,
  }
}
