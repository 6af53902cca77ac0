import { useMemo } from 'react'
import { type BoundCall, boundCall } from '../../api/boundCall.ts'
import { useConfiguration } from '../../app/configuration.tsx'

/** Calls have no token: a signed-in member is not involved. */
export function useOpenCall(): BoundCall {
  const { api_endpoint: endpoint } = useConfiguration()
  return useMemo(() => boundCall({ endpoint, token: async () => undefined }), [endpoint])
}
