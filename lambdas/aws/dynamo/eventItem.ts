import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '../../ports/audit.ts'
import { auditKey } from '../tableKeys.ts'
import { type Item, itemOf } from './items.ts'

/** An event under a key of its own, made once: however often it is sent, it is stored once. */
export function eventItem(event: AuditEvent): Item {
  return itemOf({ ...auditKey(event.at, randomUUID()), ...event })
}
