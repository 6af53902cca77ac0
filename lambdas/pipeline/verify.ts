import { systemEvent } from '../core/request/auditEvent.ts'
import type { Reach } from '../core/request/reach.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure } from './step.ts'

export const verifyReach: Reach = { transfers: ['get', 'replaceFile'], blobs: ['digest'] }

export const verify: Step = async ({ transfers, blobs, now }, { transferId, fileId }) => {
  const transfer = await loadTransfer(transfers, transferId)
  const file = transfer.files.find(({ id }) => id === fileId)
  if (!file?.blob) throw new StepFailure('A file of this transfer was never uploaded. Please send it again.')
  if (file.fileState === 'verified') return

  const { size, sha256 } = await blobs.digest(blobKey(transferId, file.id))
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
