import type { DatabaseSync } from 'node:sqlite'
import { templateVersion } from '../../lambdas/core/transfer/templateVersion.ts'
import type { TemplateSets } from '../../lambdas/ports/templateSets.ts'
import { TemplateSet } from '../../shared/domain/templateSet.ts'
import { tolerant } from '../../shared/domain/tolerantReader.ts'
import { commitWrite } from '../database.ts'

/** Template sets in clear text: every mail shows their content. */
export function sqliteTemplateSets(database: DatabaseSync): TemplateSets {
  const find = database.prepare('SELECT content FROM template_sets WHERE name = ? AND version = ?')
  const keep = database.prepare(
    'INSERT INTO template_sets (name, version, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  return {
    async keep(set) {
      const pinned = { name: set.name, version: templateVersion(set) }
      if (find.get(pinned.name, pinned.version) === undefined) {
        await commitWrite(database, () => keep.run(pinned.name, pinned.version, JSON.stringify(set)))
      }
      return pinned
    },
    async get({ name, version }) {
      const row = find.get(name, version)
      return row && tolerant(TemplateSet).parse(JSON.parse(String(row.content)))
    },
  }
}
