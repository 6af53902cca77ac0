import type { Audit, AuditEvent } from '../../ports/audit.ts'
import type { Limits } from '../../ports/limits.ts'
import { getNetwork } from './network.ts'

const MINUTE_MS = 60_000
/** Per kind and minute; further networks are not recorded. */
const MAX_NETWORKS = 10_000
const recorded = new WeakMap<Audit, { minute: number; networks: Map<string, Set<string>> }>()

/**
 * Only the first denial per kind, network and minute: callers can cause any number. Counted per process, because a
 * count in the database would cost what the refusal saves.
 */
export async function appendOncePerMinute(audit: Audit, kind: string, event: AuditEvent) {
  const minute = Math.floor(Date.parse(event.at) / MINUTE_MS)
  const current = recorded.get(audit)
  const networks = current?.minute === minute ? current.networks : new Map<string, Set<string>>()
  if (networks !== current?.networks) recorded.set(audit, { minute, networks })
  const known = networks.get(kind) ?? new Set<string>()
  networks.set(kind, known)
  const network = getNetwork(event.source ?? '')
  if (known.has(network) || known.size >= MAX_NETWORKS) return
  known.add(network)
  await audit.append(event)
}

/**
 * Drops denials beyond a budget: an attacker must not fill the disk.
 * @param who whose budget, by default that of the network
 */
export function limitDenials(audit: Audit, limits: Limits, who?: string): Audit {
  return {
    async append(event: AuditEvent) {
      const isBeyond =
        event.result === 'denied' &&
        (await limits.take('report', `denial ${who ?? getNetwork(event.source ?? '')}`)) !== undefined
      if (!isBeyond) await audit.append(event)
    },
  }
}
