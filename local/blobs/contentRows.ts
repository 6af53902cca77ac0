import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { commitWrite, inTransaction, isStorageFull } from '../database.ts'
import type { PartRows } from './partRows.ts'

/** A page takes about a millisecond. */
const PAGE_ROWS = 200

export type Area = 'incoming' | 'released'
export type ContentRow = { id: string; encryptedKey: string; size: number; sha256: string | null }

export type ContentRows = ReturnType<typeof contentRows>

/** Every change is one transaction; the files it frees may be unlinked afterwards. */
export function contentRows(
  database: DatabaseSync,
  parts: PartRows,
  now: () => number,
  onPinned: (key: string, version: string) => void = () => {},
) {
  const columns = 'c.id, c.sealed_key AS encryptedKey, c.size, c.sha256'
  const statements = {
    pinned: database.prepare(
      `SELECT ${columns} FROM objects o JOIN contents c ON c.id = o.content WHERE area = ? AND key = ? AND pinned = 1`,
    ),
    shown: database.prepare(
      `SELECT ${columns} FROM objects o JOIN contents c ON c.id = o.content
       WHERE area = 'released' AND key = ? AND withdrawn = 0`,
    ),
    object: database.prepare('SELECT content, pinned FROM objects WHERE area = ? AND key = ?'),
    addContent: database.prepare(
      'INSERT INTO contents (id, sealed_key, size, sha256, stored_at) VALUES (:id, :encryptedKey, :size, :sha256, :storedAt)',
    ),
    addIncoming: database.prepare(
      `INSERT INTO objects (area, key, content) VALUES ('incoming', ?, ?)
       ON CONFLICT DO UPDATE SET content = excluded.content`,
    ),
    pin: database.prepare("UPDATE objects SET pinned = 1 WHERE area = 'incoming' AND key = ? AND content IS NOT NULL"),
    // The row of a withdrawn or erased object blocks its publication.
    publish: database.prepare(
      `INSERT INTO objects (area, key, content, pinned)
       SELECT 'released', :releasedKey, content, 1 FROM objects
       WHERE area = 'incoming' AND key = :key AND pinned = 1 AND content IS NOT NULL
       ON CONFLICT DO NOTHING`,
    ),
    renewUrls: database.prepare("UPDATE objects SET url_issue = url_issue + 1 WHERE area = 'released' AND key = ?"),
    urlIssue: database.prepare("SELECT url_issue AS urlIssue FROM objects WHERE area = 'released' AND key = ?"),
    withdraw: database.prepare(
      `INSERT INTO objects (area, key, pinned, withdrawn) VALUES ('released', ?, 1, 1)
       ON CONFLICT DO UPDATE SET withdrawn = 1`,
    ),
    erase: database.prepare(
      `INSERT INTO objects (area, key, pinned, withdrawn) VALUES (?, ?, 1, 1)
       ON CONFLICT DO UPDATE SET content = NULL, pinned = 1, withdrawn = 1`,
    ),
    dropContent: database.prepare(
      'DELETE FROM contents WHERE id = ? AND NOT EXISTS (SELECT 1 FROM objects WHERE content = contents.id)',
    ),
    page: database.prepare(
      `SELECT id, stored_at < :before AND NOT EXISTS (SELECT 1 FROM objects WHERE content = contents.id) AS isUnused
       FROM contents WHERE id > :after ORDER BY id LIMIT ${PAGE_ROWS}`,
    ),
    content: database.prepare('SELECT 1 FROM contents WHERE id = ?'),
  }

  const pinned = (area: Area, key: string) => statements.pinned.get(area, key) as ContentRow | undefined
  const objectAt = (area: Area, key: string) =>
    statements.object.get(area, key) as { content: string | null; pinned: number } | undefined

  /** @returns the file ids of a content that no object uses any more */
  const freed = (id: string | null | undefined): string[] => {
    if (!id || Number(statements.dropContent.run(id).changes) === 0) return []
    const ofParts = parts.dropParts(id)
    return ofParts.length > 0 ? ofParts : [id]
  }

  const show = (key: string, content: ContentRow): string[] => {
    const former = objectAt('incoming', key)
    if (former?.pinned === 1) throw closed()
    statements.addContent.run({ ...content, storedAt: now() })
    statements.addIncoming.run(key, content.id)
    return freed(former?.content)
  }

  const write = <T>(work: () => T): T => written(database, work)

  return {
    pinned,
    shown: (key: string) => statements.shown.get(key) as ContentRow | undefined,
    isKnown: (id: string) => statements.content.get(id) !== undefined || parts.isKnown(id),

    /** A pinned or erased incoming key accepts no upload. */
    isClosed: (key: string) => objectAt('incoming', key)?.pinned === 1,

    show,
    add: (key: string, content: ContentRow) => commitWrite(database, () => show(key, content)),

    addPinned: (key: string, content: ContentRow) =>
      commitWrite(database, () => {
        show(key, content)
        statements.pin.run(key)
      }),

    /** Also drops multipart uploads of the key, because they can no longer complete. */
    pin: (key: string) =>
      write(() => {
        statements.pin.run(key)
        const row = pinned('incoming', key)
        if (row) onPinned(key, row.id)
        return { row, freed: row ? parts.dropUploads(key) : [] }
      }),

    publish: (key: string, releasedKey: string) =>
      write(() => {
        statements.publish.run({ key, releasedKey })
        if (!objectAt('released', releasedKey)) throw new Error(`Nothing is pinned under ${key}.`)
      }),

    /** A URL names the issue of its signature; URLs of earlier issues are refused. */
    urlIssue: (key: string) => Number(statements.urlIssue.get(key)?.urlIssue ?? 0),

    renewUrls: (key: string) => {
      write(() => statements.renewUrls.run(key))
    },

    withdraw: (key: string) => {
      write(() => statements.withdraw.run(key))
    },

    erase: (area: Area, key: string) =>
      write(() => {
        const former = objectAt(area, key)
        statements.erase.run(area, key)
        return [...freed(former?.content), ...(area === 'incoming' ? parts.dropUploads(key) : [])]
      }),

    drop: (id: string) => write(() => freed(id)),

    /** Yields page by page, so that other work can run between pages. */
    *unused(before: number): Generator<string[], void, undefined> {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page = statements.page.all({ before, after }) as { id: string; isUnused: number }[]
        yield page.filter(({ isUnused }) => isUnused === 1).map(({ id }) => id)
        after = page.at(-1)?.id
      }
    },
  }
}

export function written<T>(database: DatabaseSync, work: () => T): T {
  try {
    return inTransaction(database, work)
  } catch (error) {
    throw isStorageFull(error) ? new StorageFull('The database cannot grow.', { cause: error }) : error
  }
}

export function closed(): Refusal {
  return new Refusal('conflict', 'This file was already uploaded and completed; it cannot be replaced.')
}
