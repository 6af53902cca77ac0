import { systemEvent } from '../core/auditEvent.ts'
import { change } from '../core/change.ts'
import type { Context } from '../core/context.ts'
import { transition } from '../core/transition.ts'
import { withdrawFiles } from '../core/withdraw.ts'
import { loadTransfer } from './loadTransfer.ts'
import { failedMail } from './mails/failedMail.ts'
import type { FailureInput } from './step.ts'

/** Ends a transfer that could not be completed, and tells its sender why. Nothing of it stays reachable. */
export async function fail(context: Context, { transferId, reason }: FailureInput) {
  const { transfers, blobs, mailer, organisation, publicOrigin, now } = context
  const transfer = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current =>
      current.transferState === 'processing' || current.transferState === 'uploading'
        ? transition(current, 'failed', now(), { failureReason: reason })
        : undefined,
    systemEvent('fail', now(), { transferId }),
  )
  if (transfer.transferState !== 'failed') return

  await withdrawFiles(blobs, transfer)
  const mail = failedMail({
    brandName: organisation.brandName,
    recipient: transfer.recipient,
    reason,
    files: transfer.files,
    reviewUrl: `${publicOrigin}/transfers/${transferId}/review`,
  })
  await mailer.send({ ...mail, key: `failed ${transferId}`, to: transfer.sender.email })
}
