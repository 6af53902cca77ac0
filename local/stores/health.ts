import type { DatabaseSync } from 'node:sqlite'
import type { Health } from '../../lambdas/ports/health.ts'
import { HEALTH_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { HealthRun } from '../../shared/domain/health.ts'
import { tolerant } from '../../shared/domain/tolerantReader.ts'
import { commitWrite } from '../database.ts'

/** In clear text: every member may read it. */
export function sqliteHealth(database: DatabaseSync, { now }: { now: () => number }): Health {
  const insert = database.prepare('INSERT OR REPLACE INTO health_runs (created_at, content) VALUES (?, ?)')
  const prune = database.prepare('DELETE FROM health_runs WHERE created_at < ?')
  const remove = database.prepare('DELETE FROM health_runs WHERE created_at = ?')
  const last = database.prepare('SELECT content FROM health_runs ORDER BY created_at DESC LIMIT 1')
  const since = database.prepare('SELECT content FROM health_runs WHERE created_at >= ? ORDER BY created_at DESC')
  return {
    async add(run) {
      await commitWrite(database, () => {
        insert.run(Date.parse(run.createdAt), JSON.stringify(run))
        prune.run(now() - HEALTH_SECONDS * 1000)
      })
    },
    async remove(run) {
      await commitWrite(database, () => remove.run(Date.parse(run.createdAt)))
    },
    async latest() {
      const row = last.get()
      return row && read(row)
    },
    since: async from => since.all(from).map(read),
  }
}

function read({ content }: Record<string, unknown>): HealthRun {
  return tolerant(HealthRun).parse(JSON.parse(String(content)))
}
