import { reviewTransfer } from '../../shared/contract/transfers.ts'
import { stateAt, type Transfer, type TransferFile } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/endpoint.ts'
import { downloadLink, linkContext } from '../core/links.ts'
import { ownTransfer } from '../core/ownTransfer.ts'
import type { Keys } from '../ports/keys.ts'

/** A transfer and its files, as their sender sees them. */
export const handler = endpoint(reviewTransfer, async ({ params, caller }, reach) => {
  const transfer = await ownTransfer(reach.transfers, params.id, caller)
  const transferState = stateAt(transfer, reach.now())
  const { id, sender, recipient, recipientName, message, failureReason, sendEmailNotification, linkMail } = transfer
  const { createdAt, expiryDate, expiryDays, downloadCount, firstDownloadAt } = transfer

  return {
    transfer: {
      id,
      sender: sender.email,
      recipient,
      recipientName,
      message,
      transferState,
      failureReason,
      sendEmailNotification,
      linkMail,
      createdAt,
      expiryDate,
      expiryDays,
      downloadCount,
      firstDownloadAt,
      downloadUrl: transferState === 'active' ? await linkOf(transfer, reach) : undefined,
    },
    files: transfer.files.map(reviewed),
  }
})

function reviewed({
  id,
  name,
  size,
  fileExtension,
  contentType,
  fileState,
  blob,
  errorReason,
  userAction,
}: TransferFile) {
  return { id, name, size, fileExtension, contentType, fileState, sha256: blob?.sha256, errorReason, userAction }
}

async function linkOf(transfer: Transfer, { keys, publicOrigin }: { keys: Pick<Keys, 'open'>; publicOrigin: string }) {
  if (!transfer.link) return undefined
  return downloadLink(publicOrigin, await keys.open(transfer.link.sealed, linkContext(transfer.id)))
}
