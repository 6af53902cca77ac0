import type * as z from 'zod'
import type { matchPolicies } from '../../../shared/contract/policies.ts'
import { useRead } from '../api/useRead.ts'
import { useAdvisoryCall } from '../auth/session.tsx'
import { loadRecipientAdvice } from '../recipients/loadedAdvice.ts'

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
      const advice = await call(matchPolicies, { ...(body && { body }), signal })
      if (advice.rvMessages?.length) await loadRecipientAdvice()
      return advice
    },
  })
  const advice = body && reply
  return { advice, isCurrent: !isOvertaken, isBlocked: !isOvertaken && advice?.outcome === 'block', retry }
}
