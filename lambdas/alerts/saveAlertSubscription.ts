import { saveAlertSubscription } from '../../shared/contract/alerts.ts'
import { findAlertReader } from '../core/request/alertReader.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'

export const handler = endpoint(saveAlertSubscription, async (request, reach) => {
  const { body, caller, language } = request
  const { alerts, audit, keys, now, newSecret } = reach
  const { cadence, kinds } = body
  // Recorded first, so that no change lacks its event.
  const action = cadence === undefined ? 'unsubscribe-alerts' : 'subscribe-alerts'
  await audit.append(callerEvent(action, now(), request, { detail: cadence }))
  const { subject, subscription, unsubscribe: known } = await findAlertReader(reach, caller)
  if (cadence === undefined) await alerts.endSubscription(subject)
  else {
    // The link of earlier mails may be in other hands: it ends with a new subscription.
    const unsubscribe = subscription && known ? known : await createLink()
    const chosen = { cadence, ...(kinds && { kinds: [...new Set(kinds)] }), ...(language && { language }) }
    await alerts.subscribe(subject, { ...chosen, unsubscribe }, now())
  }
  return {}

  async function createLink() {
    const secret = newSecret()
    return { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('unsubscribe', subject)) }
  }
})
