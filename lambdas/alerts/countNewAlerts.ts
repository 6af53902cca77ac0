import { countNewAlerts } from '../../shared/contract/alerts.ts'
import { findAlertReader } from '../core/request/alertReader.ts'
import { endpoint } from '../core/request/endpoint.ts'

const MAX_COUNTED = 100

export const handler = endpoint(countNewAlerts, async ({ caller }, reach) => {
  const { seenAt = 0 } = await findAlertReader(reach, caller)
  return { newCount: await reach.alerts.countNew(seenAt, MAX_COUNTED) }
})
