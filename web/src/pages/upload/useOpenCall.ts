import { useMemo } from 'react'
import { type BoundCall, boundCall } from '../../api/boundCall.ts'
import { useConfiguration } from '../../app/configuration.tsx'

/** Makes calls as nobody: a responder has a link, and whoever else is signed in on this browser has no part in it. */
export function useOpenCall(): BoundCall {
  const { api_endpoint: endpoint } = useConfiguration()
  return useMemo(() => boundCall({ endpoint, token: async () => undefined }), [endpoint])
}
