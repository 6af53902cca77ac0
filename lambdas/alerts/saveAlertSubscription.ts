import { saveAlertSubscription } from '../../shared/contract/alerts.ts'
import { findAlertReader } from '../core/request/alertReader.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'

export const handler = endpoint(saveAlertSubscription, async (request, reach) => {
  const { body, caller } = request
  const { alerts, audit, keys, now, newSecret } = reach
  const { cadence, kinds } = body
  const { subject, unsubscribe: known } = await findAlertReader(reach, caller)
  if (cadence === undefined) await alerts.endSubscription(subject)
  else {
    const unsubscribe = known ?? (await createLink())
    await alerts.subscribe(subject, { cadence, ...(kinds && { kinds: [...new Set(kinds)] }), unsubscribe }, now())
  }
  const action = cadence === undefined ? 'unsubscribe-alerts' : 'subscribe-alerts'
  await audit.append(callerEvent(action, now(), request, { detail: cadence }))
  return {}

  async function createLink() {
    const secret = newSecret()
    return { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('unsubscribe', subject)) }
  }
})
