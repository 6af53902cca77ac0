import { endSession } from '../../shared/contract/auth.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'

/**
 * Ends every session that the caller has at this moment, whoever began it: an identity provider that is not ours ends
 * its own, and knows nothing of the tokens that it gave before.
 */
export const handler = endpoint(endSession, async ({ caller, source }, { sessions, audit, now }) => {
  // One past the latest start that a session can have by now, so that those of this very second end too.
  const latest = Math.max(Math.floor(now() / 1000), await sessions.notBefore(caller.subject))

  await sessions.endBefore(caller.subject, latest + 1)
  await audit.append(callerEvent('sign-out', now(), { caller, source }))
  return {}
})
