import { systemEvent } from '../core/auditEvent.ts'
import { blobKey } from '../core/blobKey.ts'
import { change } from '../core/change.ts'
import type { Reach } from '../core/reach.ts'
import { transition } from '../core/transition.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure } from './step.ts'

export const publishReach: Reach = { transfers: ['get', 'replace'], blobs: ['publish'] }

/** Puts the verified files where the link reaches them, then opens the link; never the other way round. */
export const publish: Step = async ({ transfers, blobs, now }, { transferId }) => {
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing') return
  if (transfer.files.some(file => file.fileState !== 'verified')) {
    throw new StepFailure('A file of this transfer could not be verified. Please send it again.')
  }
  for (const file of transfer.files) await blobs.publish(blobKey(transferId, file.id))

  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => (current.transferState === 'processing' ? transition(current, 'active', now()) : undefined),
    systemEvent('publish', now(), { transferId }),
  )
}
