import type * as z from 'zod'
import type { matchPolicies } from '../../../shared/contract/policies.ts'
import { useRead } from '../api/useRead.ts'
import { useAdvisoryCall } from '../auth/session.tsx'

const DEBOUNCE_MS = 400

export type Advice = z.output<typeof matchPolicies.reply>

/**
 * Asks what policies demand, once typing pauses. A failed call gives no advice: the server binds later.
 * @param body undefined while it is not complete
 */
export function usePolicyAdvice(body: z.input<typeof matchPolicies.body> | undefined) {
  const call = useAdvisoryCall()
  const { reply, isOvertaken, retry } = useRead({
    key: body && JSON.stringify(body),
    async read(signal) {
      await new Promise(done => setTimeout(done, DEBOUNCE_MS))
      signal.throwIfAborted()
      // The schema of policies is large.
      const { matchPolicies } = await import('../../../shared/contract/policies.ts')
      return call(matchPolicies, { ...(body && { body }), signal })
    },
  })
  const advice = body && reply
  return { advice, isCurrent: !isOvertaken, isBlocked: !isOvertaken && advice?.outcome === 'block', retry }
}
