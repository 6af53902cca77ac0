import { getTransfer } from '../../shared/contract/requests.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getVisibleSender } from '../core/transfer/visibleSender.ts'
import { linkedRequest } from './linkedRequest.ts'

/** After the files are submitted, the link shows only that. */
export const handler = endpoint(getTransfer, async ({ params }, reach) => {
  const { organisation } = reach
  const { transfer, state } = await linkedRequest(reach, params.id)
  const isOpen = state === 'requested' || state === 'uploading'
  const { maxFiles, totalSizeMiB, fileSizeMiB } = organisation.limits
  return {
    transfer: {
      transferState: isOpen ? state : ('processing' as const),
      organisationName: organisation.name,
      requester: isOpen ? getVisibleSender(transfer) : undefined,
      responderName: isOpen ? transfer.recipientName : undefined,
      message: isOpen ? transfer.message : '',
      expiryDate: isOpen ? (transfer.expiryDate ?? '') : '',
      limits: { maxFiles, totalSizeMiB, fileSizeMiB },
    },
  }
})
