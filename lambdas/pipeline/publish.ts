import { isSettled } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/auditEvent.ts'
import { change } from '../core/change.ts'
import { publishedContents } from '../core/contents.ts'
import type { Reach } from '../core/reach.ts'
import { transition } from '../core/transition.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure } from './step.ts'

export const publishReach: Reach = { transfers: ['get', 'replace'], blobs: ['publish'] }

/** Puts what was inspected, or its archive, where the link reaches it, then opens the link; never the other way round. */
export const publish: Step = async ({ transfers, blobs, now }, { transferId }) => {
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing') return
  if (!transfer.files.every(isSettled)) {
    throw new StepFailure('A file of this transfer could not be processed. Please send it again.')
  }
  for (const { key } of publishedContents(transfer)) await blobs.publish(key)

  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => (current.transferState === 'processing' ? transition(current, 'active', now()) : undefined),
    systemEvent('publish', now(), { transferId }),
  )
}
