import { createProvisionalTransfer } from '../../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { getAddressees } from '../../../recipients/typedRecipients.ts'
import { getStatus } from '../../../upload/failure.ts'
import type { Prepared } from '../options/options.ts'
import { type Draft, declaredFiles } from './draft.ts'

/** @param previousId the provisional transfer before the sender went back */
export async function prepareTransfer(
  call: BoundCall,
  draft: Draft,
  previousId: string | undefined,
): Promise<Prepared> {
  const body = toProvisionalBody(draft)
  const prepare = async (id: string | null): Promise<Prepared> => {
    const { policyMessages = [], ...reply } = await call(createProvisionalTransfer, { body: { ...body, id } })
    return { ...reply, policyMessages, recipients: getAddressees(draft).map(({ recipient }) => recipient) }
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
  const [first, ...others] = getAddressees(draft)
  return {
    files: declaredFiles(draft),
    message: draft.isMessageOn ? draft.message : '',
    ...(first && others.length > 0
      ? { recipients: [first, ...others] }
      : { recipient: first?.recipient ?? '', recipientName: first?.recipientName ?? null }),
  }
}
