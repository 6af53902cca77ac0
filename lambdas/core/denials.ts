import type { Audit, AuditEvent } from '../ports/audit.ts'
import type { Limits } from '../ports/limits.ts'
import { networkOf } from './network.ts'

/**
 * The same audit, in which the denials of an address beyond its budget are not written down one by one: nobody may
 * fill the disk by knocking.
 */
export function withinDenials(audit: Audit, limits: Limits): Audit {
  return {
    async append(event: AuditEvent) {
      const isBeyond =
        event.result === 'denied' &&
        (await limits.take('report', `denial ${networkOf(event.source ?? '')}`)) !== undefined
      if (!isBeyond) await audit.append(event)
    },
  }
}
