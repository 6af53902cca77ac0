import { createProvisionalTransfer } from '../../../../../shared/contract/transfers.ts'
import { addressFault } from '../../../../../shared/domain/typedAddress.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { getStatus } from '../../../upload/failure.ts'
import type { Prepared } from '../options/options.ts'
import { type Draft, declaredFiles, getRecipient } from './draft.ts'

/** @param previousId the provisional transfer before the sender went back */
export async function prepareTransfer(
  call: BoundCall,
  draft: Draft,
  previousId: string | undefined,
): Promise<Prepared> {
  const body = toProvisionalBody(draft)
  const prepare = async (id: string | null): Promise<Prepared> => {
    const { policyMessages = [], ...reply } = await call(createProvisionalTransfer, { body: { ...body, id } })
    return { ...reply, policyMessages, recipient: body.recipient }
  }
  try {
    return await prepare(previousId ?? null)
  } catch (error) {
    // The sweep has removed the provisional transfer: create another.
    if (previousId === undefined || getStatus(error) !== 404) throw error
    return prepare(null)
  }
}

export function toProvisionalBody(draft: Draft) {
  return {
    files: declaredFiles(draft),
    message: draft.isMessageOn ? draft.message : '',
    recipient: addressFault(draft.recipient) === undefined ? getRecipient(draft) : '',
    recipientName: draft.recipientName.trim() || null,
  }
}
