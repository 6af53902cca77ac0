import { createProvisionalTransfer } from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { statusOf } from '../../upload/failure.ts'
import { type Draft, declaredFiles, recipientOf } from './draft.ts'
import type { Prepared } from './options.ts'

/**
 * Has the server check a draft.
 * @param previousId the provisional transfer of this sending that the sender went back from
 */
export async function prepareTransfer(
  call: BoundCall,
  draft: Draft,
  previousId: string | undefined,
): Promise<Prepared> {
  const body = {
    files: declaredFiles(draft),
    message: draft.isMessageOn ? draft.message : '',
    recipient: recipientOf(draft),
    recipientName: draft.recipientName.trim() || null,
  }
  try {
    return await call(createProvisionalTransfer, { body: { ...body, id: previousId ?? null } })
  } catch (error) {
    // What was given up long ago is swept away: the sender starts anew without noticing.
    if (previousId === undefined || statusOf(error) !== 404) throw error
    return call(createProvisionalTransfer, { body: { ...body, id: null } })
  }
}
