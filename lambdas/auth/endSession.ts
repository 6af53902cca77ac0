import { endSession } from '../../shared/contract/auth.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'

/** An external identity provider ends its own session, but does not revoke issued tokens. */
export const handler = endpoint(endSession, async ({ caller, source }, { sessions, audit, now }) => {
  // One second after the latest possible start: sessions of the current second end too.
  const latest = Math.max(Math.floor(now() / 1000), await sessions.notBefore(caller.subject))

  await sessions.endBefore(caller.subject, latest + 1)
  await audit.append(callerEvent('sign-out', now(), { caller, source }))
  return {}
})
