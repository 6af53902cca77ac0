import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '../../../ports/audit.ts'
import { AUDIT_SECONDS } from '../../../ports/lifetimes.ts'
import { auditKey } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'

/** A new key: it replaces no event, and a repeat of the write fails its condition. */
export function newEvent(event: AuditEvent) {
  return {
    Item: { ...auditKey(event.at, randomUUID()), ...event, [TIME_TO_LIVE]: toAuditExpiry(event.at) },
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  }
}

/** @param at ISO 8601 @returns seconds since the epoch */
export function toAuditExpiry(at: string): number {
  return Math.ceil(Date.parse(at) / 1000) + AUDIT_SECONDS
}
