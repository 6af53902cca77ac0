import type { DatabaseSync } from 'node:sqlite'
import type { Notice, Notices } from '../../lambdas/ports/notices.ts'
import { commitWrite } from '../database.ts'

export function sqliteNotices(database: DatabaseSync): Notices {
  const add = database.prepare(`INSERT INTO notices (due_at, kind, transfer_id, since)
    VALUES (:dueAt, :kind, :transferId, :since) ON CONFLICT DO NOTHING`)
  const due = database.prepare('SELECT * FROM notices WHERE due_at <= ? ORDER BY due_at, kind, transfer_id LIMIT ?')
  const remove = database.prepare('DELETE FROM notices WHERE due_at = ? AND kind = ? AND transfer_id = ?')
  return {
    async add({ dueAt, kind, transferId, since }) {
      await commitWrite(database, () => add.run({ dueAt, kind, transferId, since }))
    },
    due: async (before, limit) =>
      due.all(before, limit).map(row => ({
        kind: row.kind as Notice['kind'],
        transferId: String(row.transfer_id),
        since: String(row.since),
        dueAt: String(row.due_at),
      })),
    async remove({ dueAt, kind, transferId }) {
      await commitWrite(database, () => remove.run(dueAt, kind, transferId))
    },
  }
}
