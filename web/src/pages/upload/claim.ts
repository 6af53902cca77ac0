import { claimUpload } from '../../../../shared/contract/requests.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import type { KeptClaim } from './keptClaims.ts'

export type Claimed = { id: string; files: { id: string; tempId: number; name: string }[] }

/** The link then works for this claim only. The same claim gets the same reply. */
export function claim(call: BoundCall, kept: KeptClaim, signal?: AbortSignal): Promise<Claimed> {
  const { linkId, key, files } = kept
  return call(claimUpload, {
    params: { id: linkId },
    body: {
      id: linkId,
      files: files.map(({ tempId, name, size, contentType }) => ({
        tempId,
        name,
        size,
        ...(contentType === undefined ? {} : { contentType }),
      })),
      acknowledgement: true,
    },
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
}
