import { prepareRequest } from '../../../../shared/contract/requests.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'

export function usePreCheck() {
  const call = useCall()
  const { reply, failure, retry } = useRead({
    key: prepareRequest.path,
    read: signal => call(prepareRequest, { signal }),
  })
  const fault = failure && (failure.error instanceof Error ? failure.error.message : '')
  return { preCheck: reply, fault, retry }
}
