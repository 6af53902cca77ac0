import { unsubscribeFromAlerts } from '../../shared/contract/alerts.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'

/** The link answers again until a new subscription has another. */
export const handler = endpoint(unsubscribeFromAlerts, async ({ params, source }, { alerts, audit, now }) => {
  const reader = await alerts.unsubscribe(computeDigest(params.secret))
  if (!reader) throw notFound()
  // Repeats leave no event: a link holder must not fill the audit.
  if (reader.wasSubscribed) {
    await audit.append({
      at: new Date(now()).toISOString(),
      action: 'unsubscribe-alerts',
      actor: 'anyone',
      source: source.address,
      result: 'done',
      detail: `link of ${reader.subject}`,
    })
  }
  return {}
})
