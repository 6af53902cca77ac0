import { isCanary } from '../../shared/domain/canary.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { transition } from '../core/transfer/transition.ts'
import { withdrawFiles } from '../core/transfer/withdraw.ts'
import { failedMail } from '../mails/failedMail.ts'
import { recordLinkMail } from './linkMailEvents.ts'
import { loadTransfer } from './loadTransfer.ts'
import { mailSender } from './mailSender.ts'
import type { FailureInput } from './step.ts'

export const failReach: Reach = {
  transfers: ['get', 'replace', 'noteStep'],
  blobs: ['withdraw'],
  mailer: ['send'],
  notices: ['add'],
}

/** @param found the state and its latest start: a transfer that changed since does not fail */
export async function fail(
  context: Context,
  { transferId, reason }: FailureInput,
  found: { state: 'uploading' | 'processing'; unchangedSince?: string } = { state: 'processing' },
) {
  const { transfers, now } = context
  const transfer = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current =>
      isAsFound(current, found)
        ? transition(current, 'failed', now(), { failureReason: reason, ...withoutPassword(current) })
        : undefined,
    systemEvent('fail', now(), { transferId }),
  )
  if (transfer.transferState === 'failed') await afterFailure(context, transfer)
  // After publication only the mail can have failed.
  if (found.state === 'processing' && lacksLinkMail(transfer, now())) {
    await recordLinkMail(context, transferId, { state: 'refused', at: new Date(now()).toISOString() })
  }
}

function isAsFound(
  { transferState, stateChangedAt }: Transfer,
  { state, unchangedSince }: { state: string; unchangedSince?: string },
): boolean {
  return transferState === state && (unchangedSince === undefined || stateChangedAt < unchangedSince)
}

function lacksLinkMail(transfer: Transfer, now: number): boolean {
  const { sendEmailNotification, link, linkMail } = transfer
  return stateAt(transfer, now) === 'active' && sendEmailNotification && link !== undefined && linkMail === undefined
}

/** The sweep repeats this after an interruption. */
export async function afterFailure(context: Context, transfer: Transfer) {
  const { blobs, organisation, publicOrigin } = context
  await withdrawFiles(blobs, transfer)
  if (isCanary(transfer.id)) return
  const mail = failedMail({
    brandName: organisation.brandName,
    language: getSenderLanguage(transfer),
    recipient: transfer.recipient,
    // A repeat after a crash may carry another reason.
    reason: transfer.failureReason ?? '',
    files: transfer.files,
    isRequest: transfer.request !== undefined,
    canSendAgain: !transfer.request && (transfer.blocked?.remedies.length ?? 0) > 0,
    reviewUrl: `${publicOrigin}/transfers/${transfer.id}/review`,
  })
  await mailSender(context, {
    ...mail,
    key: `failed ${transfer.id}`,
    to: transfer.sender.email,
    about: { transferId: transfer.id, occasion: 'failed' },
  })
}

function withoutPassword({ archive }: Transfer): Pick<Transfer, 'archive'> {
  if (!archive?.sealedPassword) return {}
  const { sealedPassword: _, ...kept } = archive
  return { archive: kept }
}
