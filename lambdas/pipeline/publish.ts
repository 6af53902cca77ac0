import { isCanary } from '../../shared/domain/canary.ts'
import { nextReminder } from '../../shared/domain/reminders.ts'
import { isSettled, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { change, withUsage } from '../core/transfer/change.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { transition } from '../core/transfer/transition.ts'
import type { Recipients } from '../ports/recipients.ts'
import { awaitHealthReach, discardDoubtfulWork } from './awaitHealth.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure, StepRepeated } from './step.ts'

export const publishReach: Reach = joined(awaitHealthReach, {
  transfers: ['get', 'replaceWithUsage'],
  blobs: ['publish'],
  recipients: ['add', 'remove'],
})

export const publish: Step = async (context, { transferId }) => {
  const transfer = await loadTransfer(context.transfers, transferId)
  await repeatDoubtfulWork(context, transfer)
  if (transfer.transferState === 'processing') await release(context, transfer)
}

async function repeatDoubtfulWork(context: Context, transfer: Transfer) {
  if (await discardDoubtfulWork(context, transfer)) throw new StepRepeated()
}

/** Contents before the link, never in the other order. */
async function release(context: Context, transfer: Transfer) {
  const { transfers, blobs, recipients, now } = context
  if (!transfer.files.every(isSettled)) {
    throw new StepFailure('A file of this transfer could not be processed. Please send it again.')
  }
  for (const { key, releasedKey } of publishedContents(transfer)) await blobs.publish(key, releasedKey)
  // Copies of large files take minutes.
  await repeatDoubtfulWork(context, transfer)

  // Before the link works, so that its holders can verify immediately.
  if (transfer.phoneVerification) await recipients.add(transfer.phoneVerification.username)

  const published = await change(
    isCanary(transfer.id) ? transfers : withUsage(transfers, 1),
    () => loadTransfer(transfers, transfer.id),
    current =>
      current.transferState === 'processing' ? transition(current, 'active', now(), toReminders(current)) : undefined,
    systemEvent('publish', now(), { transferId: transfer.id }),
  )
  await followName(recipients, transfer, published)
}

/** The sender may have changed the phone during publication. */
async function followName(recipients: Recipients, before: Transfer, { phoneVerification }: Transfer) {
  const earlier = before.phoneVerification?.username
  if (!phoneVerification || phoneVerification.username === earlier) return
  await recipients.add(phoneVerification.username)
  if (earlier !== undefined) await recipients.remove(earlier)
}

function toReminders({ expiryDate, finalizedAt, createdAt }: Transfer): Pick<Transfer, 'remindAt'> {
  const from = Date.parse(finalizedAt ?? createdAt)
  return expiryDate === undefined ? {} : { remindAt: nextReminder({ expiryDate, from }, from) }
}
