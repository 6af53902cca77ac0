import { getAlertSubscription } from '../../shared/contract/alerts.ts'
import { findAlertReader } from '../core/request/alertReader.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { ALERT_MAILS_MILLISECONDS } from '../ports/lifetimes.ts'

export const handler = endpoint(getAlertSubscription, async ({ caller }, reach) => {
  const { email, activeAt, subscription } = await findAlertReader(reach, caller)
  if (!subscription) return { email }
  const { cadence, kinds } = subscription
  return { email, cadence, kinds, endsAt: new Date(activeAt + ALERT_MAILS_MILLISECONDS).toISOString() }
})
