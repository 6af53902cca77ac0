import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '../../../ports/audit.ts'
import { auditKey } from '../../functions/tableKeys.ts'
import { toItem } from './items.ts'

/** An event under a key of its own, made once: it takes no other's place, and its repeat finds it there. */
export function newEvent(event: AuditEvent) {
  return {
    Item: toItem({ ...auditKey(event.at, randomUUID()), ...event }),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  }
}
