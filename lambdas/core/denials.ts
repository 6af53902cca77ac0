import type { Audit, AuditEvent } from '../ports/audit.ts'
import type { Limits } from '../ports/limits.ts'
import { networkOf } from './network.ts'

const MINUTE_MS = 60_000
/** Beyond so many in a minute, refusals of further networks are not recorded. */
const MAX_NETWORKS = 10_000
const recorded = new WeakMap<Audit, { minute: number; kinds: Set<string> }>()

/**
 * Appends a denial, but of each kind and network the first of a minute only: refusals that anyone can cause in any
 * number. Counted in this process, because a count in the database would cost what the refusal saves.
 */
export async function appendOncePerMinute(audit: Audit, kind: string, event: AuditEvent) {
  const minute = Math.floor(Date.parse(event.at) / MINUTE_MS)
  const current = recorded.get(audit)
  const kinds = current?.minute === minute ? current.kinds : new Set<string>()
  if (kinds !== current?.kinds) recorded.set(audit, { minute, kinds })
  const key = `${kind} ${networkOf(event.source ?? '')}`
  if (kinds.has(key) || kinds.size >= MAX_NETWORKS) return
  kinds.add(key)
  await audit.append(event)
}

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
