import { useState } from 'react'
import type * as z from 'zod'
import { simulatePolicy } from '../../../../../shared/contract/policies.ts'
import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policySimulation } from '../../../../../shared/texts/en/policyEditor.ts'
import { ApiError } from '../../../api/call.ts'
import { useCall } from '../../../auth/session.tsx'
import { failureText } from '../failureText.ts'
import type { Fault, PolicyDraft } from './policyDraft.ts'

export type Tried = { rules: string } & (
  | { status: 'running' }
  | { status: 'failed'; fault: string }
  | { status: 'done'; result: z.output<typeof simulatePolicy.reply> }
)

/** The last simulation of the draft. */
export function useSimulation(draft: PolicyDraft) {
  const call = useCall()
  const [tried, setTried] = useState<Tried>()
  const rules = JSON.stringify([draft.conditions, draft.statements])

  /** @returns the faults of a refused draft */
  const run = async (): Promise<readonly Fault[]> => {
    setTried({ rules, status: 'running' })
    try {
      const result = await call(simulatePolicy, { body: draft as unknown as PolicyContent })
      setTried({ rules, status: 'done', result })
      return []
    } catch (error) {
      const fields = (error instanceof ApiError && error.reply?.fields) || []
      const fault = failureText(error, policySimulation.failed)
      setTried(fields.length > 0 ? undefined : { rules, status: 'failed', fault })
      return fields
    }
  }
  return { tried, isOutdated: tried?.status === 'done' && tried.rules !== rules, run }
}
