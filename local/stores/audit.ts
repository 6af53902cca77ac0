import type { DatabaseSync } from 'node:sqlite'
import type { Audit, AuditEvent } from '../../lambdas/ports/audit.ts'
import { AUDIT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { commitWrite, inTransaction } from '../database.ts'

export function sqliteAudit(database: DatabaseSync): Audit {
  return { append: event => commitWrite(database, () => insertAudit(database, event)) }
}

/** In the caller's transaction, so that each change has its event. Canaries have none: they are no acts of anyone. */
export function insertAudit(database: DatabaseSync, event: AuditEvent) {
  const { at, action, actor, source, transferId, fileId, result, detail } = event
  if (isCanary(transferId)) return
  database
    .prepare(
      'INSERT INTO audit (at, action, actor, source, transfer_id, file_id, result, detail) VALUES (?,?,?,?,?,?,?,?)',
    )
    .run(at, action, actor, source ?? null, transferId ?? null, fileId ?? null, result, detail ?? null)
}

/** Of a sweep: an update to a version with this limit has years of events. */
const MAX_SWEPT = 1000

/** Events lie in the order of their writes, which is that of their times. */
export function sweepAudit(database: DatabaseSync, now: number) {
  const start = new Date(now - AUDIT_SECONDS * 1000).toISOString()
  const [oldest] = database.prepare('SELECT at FROM audit ORDER BY sequence LIMIT 1').all()
  if (!oldest || String(oldest.at) >= start) return
  inTransaction(database, () => {
    database.prepare('UPDATE audit_start SET at = ?').run(start)
    database
      .prepare('DELETE FROM audit WHERE at < ? AND sequence IN (SELECT sequence FROM audit ORDER BY sequence LIMIT ?)')
      .run(start, MAX_SWEPT)
  })
}
