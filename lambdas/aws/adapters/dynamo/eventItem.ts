import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '../../../ports/audit.ts'
import { auditKey } from '../../functions/tableKeys.ts'

/** A new key: it replaces no event, and a repeat of the write fails its condition. */
export function newEvent(event: AuditEvent) {
  return {
    Item: { ...auditKey(event.at, randomUUID()), ...event },
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  }
}
