import { getDownload } from '../../shared/contract/downloads.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { getSharerName } from '../core/transfer/visibleSender.ts'
import { linkedTransfer } from './linkedTransfer.ts'

export const handler = endpoint(getDownload, async ({ params, caller }, reach) => {
  const { organisation, publicOrigin } = reach
  const { transfer, state } = await linkedTransfer(reach, params.secret, caller)
  const published = state === 'active' ? publishedContents(transfer) : []
  return {
    // It is the requester's message, not the sharer's, unless a visitor of a drop page wrote it.
    message: transfer.request && !transfer.dropPage ? '' : transfer.message,
    sharedBy: getSharerName(transfer, organisation),
    isPasswordProtected: transfer.isPasswordProtected ?? false,
    transferState: state,
    expiryDate: transfer.expiryDate ?? '',
    fileCount: state === 'active' ? transfer.files.length : 0,
    files: published.map(({ id, name, size }) => ({
      name,
      size,
      url: `${publicOrigin}/api/downloads/${params.secret}/files/${id}`,
    })),
  }
})
