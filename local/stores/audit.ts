import type { DatabaseSync } from 'node:sqlite'
import type { Audit, AuditEvent } from '../../lambdas/ports/audit.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { commitWrite } from '../database.ts'

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
