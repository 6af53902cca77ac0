import { isCanary } from '../../shared/domain/canary.ts'
import { isScanned } from '../../shared/domain/malware.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import { isSettled, type Transfer } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { release } from '../core/transfer/release.ts'
import type { Recipients } from '../ports/recipients.ts'
import { awaitHealthReach, discardDoubtfulWork } from './awaitHealth.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepEarly, StepFailure, StepRepeated } from './step.ts'
import { assertFits } from './workTime.ts'

export const publishReach: Reach = joined(awaitHealthReach, {
  transfers: ['get', 'replaceWithUsage'],
  blobs: ['publish'],
  recipients: ['add', 'remove'],
})

export const publish: Step = async (context, { transferId }) => {
  const transfer = await loadTransfer(context.transfers, transferId)
  await repeatDoubtfulWork(context, transfer)
  if (transfer.transferState !== 'processing') return
  assertNoLongerUndoable(transfer, context.now())
  await publishContents(context, transfer)
}

/** Before the contents are copied: the wait is over before anything is repeated. */
function assertNoLongerUndoable({ undoUntil }: Transfer, now: number) {
  const until = undoUntil === undefined ? now : Date.parse(undoUntil)
  if (now < until) throw new StepEarly(until)
}

async function repeatDoubtfulWork(context: Context, transfer: Transfer) {
  if (await discardDoubtfulWork(context, transfer)) throw new StepRepeated()
}

/** Contents before the link, never in the other order. */
async function publishContents(context: Context, transfer: Transfer) {
  const { transfers, blobs, recipients } = context
  if (!transfer.files.every(isSettled)) {
    throw new StepFailure('A file of this transfer could not be processed. Please send it again.')
  }
  // The scanner was configured after the step `scan`.
  if (context.malwareScanner && !isCanary(transfer.id) && !transfer.files.every(isScanned)) throw new StepRepeated()
  const contents = publishedContents(transfer)
  assertFits(context, 'publish', ...contents)
  for (const { key, releasedKey, sha256, name } of contents) {
    // No other service can read an archive.
    const extension = transfer.isPasswordProtected ? undefined : fileExtension(name)
    await blobs.publish(key, releasedKey, { sha256, extension })
  }
  // Copies of large files take minutes.
  await repeatDoubtfulWork(context, transfer)

  // Before the link works, so that its holders can verify immediately.
  if (transfer.phoneVerification) await recipients.add(transfer.phoneVerification.username)

  const published = await release(context, () => loadTransfer(transfers, transfer.id), transfer)
  await followName(recipients, transfer, published)
}

/** The sender may have changed the phone during publication. */
async function followName(recipients: Recipients, before: Transfer, { phoneVerification }: Transfer) {
  const earlier = before.phoneVerification?.username
  if (!phoneVerification || phoneVerification.username === earlier) return
  await recipients.add(phoneVerification.username)
  if (earlier !== undefined) await recipients.remove(earlier)
}
