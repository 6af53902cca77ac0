import { acknowledgeAlerts } from '../../shared/contract/alerts.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(acknowledgeAlerts, async (request, { alerts, audit, now }) => {
  const { body, caller } = request
  const { isOpen, note } = body
  const acknowledgement = { at: new Date(now()).toISOString(), by: caller.email, ...(note && { note }) }
  const changed = await alerts.acknowledge(body.alerts, isOpen ? undefined : acknowledgement)
  if (changed.length > 0) {
    const kinds = [...new Set(changed.map(({ kind }) => kind))].join(', ')
    const action = isOpen ? 'open-alerts' : 'acknowledge-alerts'
    await audit.append(callerEvent(action, now(), request, { detail: `${changed.length} of ${kinds}` }))
  }
  return { alerts: changed }
})
