import { listPolicies } from '../../../../shared/contract/policies.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { failureText } from './failureText.ts'

const STALE_MILLISECONDS = 30_000

export function usePolicies() {
  const call = useCall()
  const { reply, failure, reload, retry } = useRead({
    key: 'policies',
    read: signal => call(listPolicies, { signal }),
    staleMilliseconds: STALE_MILLISECONDS,
  })
  const fault = failure && failureText(failure.error, policyPage.listFailed)
  const matches = Object.fromEntries((reply?.matches ?? []).map(({ policyId, ...counts }) => [policyId, counts]))
  return { policies: reply?.policies, matches, fault, reload, retry }
}
