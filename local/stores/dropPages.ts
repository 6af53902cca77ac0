import type { DatabaseSync } from 'node:sqlite'
import type { DropPages } from '../../lambdas/ports/dropPages.ts'
import { DropPage } from '../../shared/domain/dropPage.ts'
import { tolerant } from '../../shared/domain/tolerantReader.ts'
import { commitWrite } from '../database.ts'

export function sqliteDropPages(database: DatabaseSync): DropPages {
  const find = database.prepare('SELECT content FROM drop_pages WHERE subject = ?')
  const findByAddress = database.prepare('SELECT content FROM drop_pages WHERE digest = ?')
  const add = database.prepare(`INSERT INTO drop_pages (subject, digest, revision, content)
    VALUES (:subject, :digest, :revision, :content) ON CONFLICT (subject) DO NOTHING`)
  const change = database.prepare(`UPDATE drop_pages SET digest = :digest, revision = :revision, content = :content
    WHERE subject = :subject AND revision = :before`)
  return {
    find: async subject => toPage(find.get(subject)),
    findByAddress: async digest => toPage(findByAddress.get(digest)),
    async replace(before, after) {
      const { subject, revision, link } = after
      const row = { subject, digest: link.digest, revision, content: JSON.stringify(after) }
      let changes: number | bigint = 0
      await commitWrite(database, () => {
        ;({ changes } = before ? change.run({ ...row, before: before.revision }) : add.run(row))
      })
      return Number(changes) === 1
    },
  }
}

function toPage(row: Record<string, unknown> | undefined): DropPage | undefined {
  return row && tolerant(DropPage).parse(JSON.parse(String(row.content)))
}
