import type { DatabaseSync } from 'node:sqlite'
import { notFound } from '../../lambdas/core/request/refusal.ts'
import { commitWrite } from '../database.ts'
import { type ContentRows, closed, written } from './contentRows.ts'
import type { PartRow, PartRows, UploadRow } from './partRows.ts'

/** An orphan takes microseconds. */
const WHOLES_AT_ONCE = 200

export type MultipartRows = ReturnType<typeof multipartRows>

export function multipartRows(database: DatabaseSync, contents: ContentRows, parts: PartRows, now: () => number) {
  const write = <T>(work: () => T): T => written(database, work)

  /** Pinning and erasing drop the uploads of a key. */
  function getOpen(key: string, id: string): UploadRow {
    if (contents.isClosed(key)) throw closed()
    const upload = parts.upload(key, id)
    if (!upload) throw notFound()
    return upload
  }

  return {
    getOpen,
    find: parts.upload,
    findParts: parts.all,
    page: parts.page,

    begin: (key: string, upload: UploadRow) =>
      write(() => {
        if (contents.isClosed(key)) throw closed()
        parts.addUpload(upload, key, now())
      }),

    /** Checked again in the transaction: the upload may have ended while the part arrived. */
    addPart: (key: string, id: string, part: PartRow) =>
      commitWrite(database, () => {
        getOpen(key, id)
        const former = parts.put(id, part, now())
        return former === undefined ? [] : [former]
      }),

    /**
     * The upload's row becomes the content's row; no byte moves.
     * @returns undefined when the upload or one of its parts has changed
     */
    complete: (key: string, { id, encryptedKey }: UploadRow, chosen: readonly PartRow[]) =>
      write(() => {
        if (!isUnchanged(key, id, chosen)) return undefined
        parts.dropUpload(key, id)
        const size = chosen.reduce((sum, part) => sum + part.size, 0)
        const sha256 = chosen.length === 1 ? (chosen[0]?.sha256 ?? null) : null
        const replaced = contents.show(key, { id, encryptedKey, size, sha256 })
        const others = parts.dropOthers(
          id,
          chosen.map(part => part.id),
        )
        return [...replaced, ...others]
      }),

    abort: (key: string, id: string) => write(() => (parts.dropUpload(key, id) ? parts.dropParts(id) : [])),

    *dropOrphans(): Generator<string[], void, undefined> {
      let after = ''
      for (let page = orphans(after); page.last !== undefined; page = orphans(after)) {
        after = page.last
        yield page.wholes.length === 0 ? [] : write(() => page.wholes.flatMap(parts.dropParts))
      }
    },
  }

  function isUnchanged(key: string, id: string, chosen: readonly PartRow[]): boolean {
    if (!parts.upload(key, id)) return false
    const current = new Set(parts.all(id).map(part => part.id))
    return chosen.every(part => current.has(part.id))
  }

  function orphans(after: string) {
    const wholes: string[] = []
    let last: string | undefined
    for (let count = 0; count < WHOLES_AT_ONCE; count++) {
      const next = parts.nextWhole(last ?? after)
      if (!next) break
      last = next.whole
      if (next.isOwned === 0) wholes.push(next.whole)
    }
    return { wholes, last }
  }
}
