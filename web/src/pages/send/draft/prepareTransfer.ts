import { createProvisionalTransfer } from '../../../../../shared/contract/transfers.ts'
import { addressFault } from '../../../../../shared/domain/typedAddress.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { getStatus } from '../../../upload/failure.ts'
import type { Prepared } from '../options/options.ts'
import { type Draft, declaredFiles, getRecipient } from './draft.ts'

/**
 * Has the server check a draft.
 * @param previousId the provisional transfer of this sending that the sender went back from
 */
export async function prepareTransfer(
  call: BoundCall,
  draft: Draft,
  previousId: string | undefined,
): Promise<Prepared> {
  const body = toProvisionalBody(draft)
  try {
    return await call(createProvisionalTransfer, { body: { ...body, id: previousId ?? null } })
  } catch (error) {
    // What was given up long ago is swept away: the sender starts anew without noticing.
    if (previousId === undefined || getStatus(error) !== 404) throw error
    return call(createProvisionalTransfer, { body: { ...body, id: null } })
  }
}

/** What the server is asked about. */
export function toProvisionalBody(draft: Draft) {
  return {
    files: declaredFiles(draft),
    message: draft.isMessageOn ? draft.message : '',
    recipient: addressFault(draft.recipient) === undefined ? getRecipient(draft) : '',
    recipientName: draft.recipientName.trim() || null,
  }
}
