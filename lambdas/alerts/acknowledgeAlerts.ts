import { acknowledgeAlerts } from '../../shared/contract/alerts.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { computeDigest } from '../core/secrets/digest.ts'

export const handler = endpoint(acknowledgeAlerts, async (request, { alerts, audit, now }) => {
  const { body, caller } = request
  const { isOpen, note } = body
  const action = isOpen ? 'open-alerts' : 'acknowledge-alerts'
  // Recorded first, so that no change lacks its event.
  const detail = body.alerts.map(({ id }) => toAuditName(id)).join(', ')
  await audit.append(callerEvent(action, now(), request, { detail }))
  const acknowledgement = { at: new Date(now()).toISOString(), by: caller.email, ...(note && { note }) }
  return { alerts: await alerts.acknowledge(body.alerts, isOpen ? undefined : acknowledgement) }
})

/** The kind, and a digest of the whole id: ids contain addresses, which the audit does not keep. */
function toAuditName(id: string): string {
  const [kind] = id.split(' ')
  return `${kind} ${computeDigest(id)}`
}
