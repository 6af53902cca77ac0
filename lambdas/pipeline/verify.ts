import type { TransferFile } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { uploadKey } from '../core/transfer/publishedFiles.ts'
import { fileWorkReach, isInWork, workOnFile } from './fileWork.ts'
import { loadFile } from './loadFile.ts'
import { ExpectedFailure, type Step, StepFailure } from './step.ts'
import { assertFits } from './workTime.ts'

export const verifyReach: Reach = joined(fileWorkReach, { blobs: ['digest'] })

export const verify: Step = async (context, input) => {
  const { transfers, blobs, now } = context
  const { transfer, file } = await loadFile(transfers, input)
  if (!isInWork(transfer, input)) return
  if (!file.blob) throw new StepFailure('A file of this transfer was never uploaded. Please send it again.')
  if (isVerified(file)) return

  const { blob } = file
  await workOnFile(context, input, { transfer, file }, async ({ claim }) => {
    assertFits(context, 'verify', file)
    const { size, sha256 } = await blobs.digest(uploadKey(transfer.id, file))
    // Parts were checked one by one; the complete digest is first computed here.
    if (size !== file.size || sha256 !== (blob.sha256 ?? sha256)) {
      throw new ExpectedFailure(`${file.name} was damaged during the upload. Please send it again.`)
    }
    const event = systemEvent('verify', now(), { transferId: transfer.id, fileId: file.id })
    await claim.change({ fileState: 'verified', blob: { ...blob, sha256 } }, event)
  })
}

/** Early work may be further, and a transfer that is sent again has inspected files. */
function isVerified({ fileState, findings }: TransferFile): boolean {
  return findings !== undefined || (fileState !== 'waiting' && fileState !== 'uploaded')
}
