import { getTransfer } from '../../shared/contract/requests.ts'
import { narrowLimits } from '../../shared/domain/dropLimits.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getVisibleSender } from '../core/transfer/visibleSender.ts'
import { linkedRequest } from './linkedRequest.ts'

/** After the files are submitted, the link shows only that, and whether malware ended it. */
export const handler = endpoint(getTransfer, async ({ params }, reach) => {
  const { organisation } = reach
  const { transfer, state } = await linkedRequest(reach, params.id)
  const isOpen = state === 'requested' || state === 'uploading'
  const { maxFiles, totalSizeMiB, fileSizeMiB } = narrowLimits(organisation.limits, transfer.dropPage)
  return {
    transfer: {
      transferState: isOpen ? state : ('processing' as const),
      organisationName: organisation.name,
      requester: isOpen ? getVisibleSender(transfer) : undefined,
      responderName: isOpen ? transfer.recipientName : undefined,
      // A visitor of a drop page wrote it.
      message: isOpen && !transfer.dropPage ? transfer.message : '',
      expiryDate: isOpen ? (transfer.expiryDate ?? '') : '',
      ...(isInfected(transfer) ? { isInfected: true as const } : {}),
      limits: { maxFiles, totalSizeMiB, fileSizeMiB },
    },
  }
})

function isInfected({ transferState, files }: Transfer): boolean {
  return transferState === 'failed' && files.some(({ malware }) => malware?.verdict === 'infected')
}
