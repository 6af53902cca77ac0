import { systemEvent } from '../core/request/auditEvent.ts'
import type { Reach } from '../core/request/reach.ts'
import { uploadKey } from '../core/transfer/publishedFiles.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure } from './step.ts'

export const verifyReach: Reach = { transfers: ['get', 'replaceFile'], blobs: ['digest'] }

export const verify: Step = async ({ transfers, blobs, now }, { transferId, fileId }) => {
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing') return
  const file = transfer.files.find(({ id }) => id === fileId)
  if (!file?.blob) throw new StepFailure('A file of this transfer was never uploaded. Please send it again.')
  // A transfer that is sent again has inspected files.
  if (file.fileState === 'verified' || file.findings) return

  const { size, sha256 } = await blobs.digest(uploadKey(transferId, file))
  // Parts were checked one by one; the complete digest is first computed here.
  if (size !== file.size || sha256 !== (file.blob.sha256 ?? sha256)) {
    throw new StepFailure(`${file.name} was damaged during the upload. Please send it again.`)
  }
  const event = systemEvent('verify', now(), { transferId, fileId: file.id })
  await transfers.replaceFile(
    transferId,
    file,
    { ...file, fileState: 'verified', blob: { ...file.blob, sha256 } },
    event,
  )
}
