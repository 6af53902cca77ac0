import { isCanary } from '../../shared/domain/canary.ts'
import { toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { endedStates, isAbandoned, stateAt, type Transfer, wasWarned } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { eraseTransfer, URL_GRACE_MILLISECONDS } from '../core/transfer/eraseTransfer.ts'
import { adoptEnd } from '../core/transfer/extend.ts'
import { isIncomplete } from '../core/transfer/sendAgainUntil.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { transition } from '../core/transfer/transition.ts'
import { eraseContents, withdrawTransfer } from '../core/transfer/withdraw.ts'
import { expiredMail } from '../mails/expiredMail.ts'
import { revokedMail } from '../mails/revokedMail.ts'
import { stoppedMail } from '../mails/stoppedMail.ts'
import { afterFailure, fail, failReach } from '../pipeline/fail.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'
import { mailRecipient } from '../pipeline/mailRecipient.ts'
import { mailSender } from '../pipeline/mailSender.ts'
import { RECORD_MILLISECONDS, RESEND_MILLISECONDS, WRONG_RECIPIENT_MILLISECONDS } from '../ports/lifetimes.ts'
import { ROOM_RECLAIMED } from '../ports/workflow.ts'
import { mailNotices, mailNoticesReach } from './mailNotices.ts'
import { releaseClaim } from './releaseClaim.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Per kind and sweep. */
const BATCH = 200

const ABANDONED_AFTER = DAY

export const sweepReach: Reach = joined(failReach, mailNoticesReach, {
  transfers: [
    'getRecords',
    'inStateSince',
    'expiredBefore',
    'notWithdrawn',
    'expiredNotWithdrawn',
    'notErased',
    'removeProvisional',
    'removeEnded',
    'removeCanary',
  ],
  blobs: ['eraseIncoming', 'eraseReleased'],
  workflow: ['start', 'freeRoom'],
  notices: ['add'],
  recipients: ['remove'],
  templateSets: ['get'],
  limits: ['takeAll'],
})

/** Correctness does not depend on it: expiry and gates are decided at read time. */
export async function sweep(context: Context) {
  const { transfers, workflow, now } = context
  const before = (age: number) => new Date(now() - age).toISOString()
  const each = async (name: string, ids: string[], work: (id: string) => Promise<void>) => {
    for (const transferId of ids) {
      // It must not block the others.
      await (isCanary(transferId) ? removeCanary(context, transferId) : work(transferId)).catch(error =>
        context.log.error('The sweep failed for a transfer.', { step: name, transferId, ...errorFields(error) }),
      )
    }
  }

  await reclaimRoom(context).catch(error => context.log.error('No room could be freed.', errorFields(error)))
  // Idempotent: a running workflow is not disturbed.
  await each('redrive', await transfers.inStateSince('processing', before(0), BATCH), id => workflow.start(id))
  await each('expire', await transfers.expiredBefore(before(0), BATCH), id => expire(context, id))
  await each('withdraw', await transfers.notWithdrawn(BATCH), id => withdraw(context, id))
  await each('withdraw', await transfers.expiredNotWithdrawn(before(RESEND_MILLISECONDS), BATCH), id =>
    withdraw(context, id),
  )
  await each(
    'abandoned',
    await transfers.inStateSince('uploading', before(ABANDONED_AFTER), BATCH),
    async transferId => {
      if (await releaseClaim(context, transferId, before(ABANDONED_AFTER))) return
      const reason = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'
      await fail(context, { transferId, reason }, { state: 'uploading', unchangedSince: before(ABANDONED_AFTER) })
    },
  )
  await each('unconfirmed', await transfers.inStateSince('provisional', before(ABANDONED_AFTER), BATCH), async id => {
    const transfer = await transfers.get(id)
    const detail = transfer && wasWarned(transfer) ? { detail: 'warned' } : {}
    await transfers.removeProvisional(id, systemEvent('remove', now(), { transferId: id, ...detail }))
  })
  await mailNotices(context).catch(error => context.log.error('No notices could be mailed.', errorFields(error)))
  const erasures = [
    ['retracted', URL_GRACE_MILLISECONDS],
    ['wrongRecipient', WRONG_RECIPIENT_MILLISECONDS],
    ['expired', RESEND_MILLISECONDS],
    ['failed', RESEND_MILLISECONDS],
  ] as const
  for (const [state, age] of erasures) {
    await each('erase', await transfers.notErased(state, before(age), BATCH), id => erase(context, id))
  }
  for (const state of endedStates) {
    const old = await transfers.inStateSince(state, before(RECORD_MILLISECONDS), BATCH)
    await each('remove', old, id => remove(context, id))
  }
}

/** Workflows give their room back themselves, so an operator should know. */
async function reclaimRoom({ workflow, log }: Context) {
  const count = await workflow.freeRoom()
  if (count > 0) log.error('Workflows ended without giving back their room.', { type: ROOM_RECLAIMED, count })
}

/** Those of crashed and hanging runs still have contents. */
async function removeCanary(context: Context, transferId: string) {
  const transfer = await context.transfers.get(transferId)
  if (!transfer || context.now() < Date.parse(transfer.expiryDate ?? '')) return
  if (!transfer.erasedAt) await eraseContents(context.blobs, transfer)
  await context.transfers.removeCanary(transferId)
}

async function expire(context: Context, transferId: string) {
  const { transfers, notices, now } = context
  const found = await loadTransfer(transfers, transferId)
  if (await adoptExtension(context, found)) return
  const { expiryDate, deliveryOf, finalizedAt } = found
  // First, so that a crash after the change does not lose the sender's mail. A request is reminded of before its end only.
  if (expiryDate !== undefined && deliveryOf === undefined && finalizedAt !== undefined) {
    await notices.add({ kind: 'expired', transferId, since: expiryDate, dueAt: expiryDate })
  }
  const expired = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const isOpen = current.transferState === 'active' || current.transferState === 'requested'
      return isOpen && stateAt(current, now()) === 'expired' ? transition(current, 'expired', now()) : undefined
    },
    systemEvent('expire', now(), { transferId }),
  )
  if (expired.transferState === 'expired') await mailRecipient(context, expired, 'expired', expiredMail)
}

/** An extension that was interrupted left the delivery with the former end. */
async function adoptExtension(context: Context, { id: transferId, deliveryOf }: Transfer): Promise<boolean> {
  const { transfers, now } = context
  const of = deliveryOf === undefined ? undefined : await transfers.get(deliveryOf)
  if (!of || stateAt(of, now()) !== 'active') return false
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    delivery => adoptEnd(delivery, of, now()),
    systemEvent('extend', now(), { transferId }),
  )
  return true
}

async function adoptExpired(context: Context, transfer: Transfer): Promise<boolean> {
  return transfer.transferState === 'expired' && (await adoptExtension(context, transfer))
}

/** Lists may be late, and the sender may have extended the transfer since. */
function keepsFiles({ transferState, stateChangedAt }: Transfer, now: number): boolean {
  if (!endedStates.some(state => state === transferState)) return true
  return transferState === 'expired' && now <= Date.parse(stateChangedAt) + RESEND_MILLISECONDS
}

async function withdraw(context: Context, transferId: string) {
  const transfer = await loadTransfer(context.transfers, transferId)
  if (keepsFiles(transfer, context.now()) || (await adoptExpired(context, transfer))) return
  if (transfer.transferState === 'failed') await afterFailure(context, transfer)
  if (transfer.stoppedIn) await mailStopped(context, transfer)
  // Its sender's call was interrupted, or an operator stopped it.
  if (wasOfferedAndRetracted(transfer)) await mailRecipient(context, transfer, 'revoked', revokedMail)
  await endDeliveries(context, transfer)
  // It cannot be sent again, and a fault may have left infected contents.
  if (transfer.transferState === 'failed' && isIncomplete(transfer)) await erase(context, transferId)
  await withdrawTransfer(context, transfer)
}

/** Their links are dead since the transfer was revoked. */
async function endDeliveries(context: Context, transfer: Transfer) {
  if (transfer.transferState !== 'retracted') return
  const [, ...ids] = toDeliveryIds(transfer)
  for (const { id } of await context.transfers.getRecords(ids)) await retractRecord(context, id)
}

async function retractRecord(context: Context, transferId: string) {
  const { transfers, now } = context
  const ended = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current =>
      current.transferState === 'active' || current.transferState === 'processing'
        ? transition(current, 'retracted', now())
        : undefined,
    systemEvent('retract', now(), { transferId }),
  )
  // A recipient who was removed before has their mail: it is sent once.
  if (ended.transferState === 'retracted') await mailRecipient(context, ended, 'revoked', revokedMail)
}

/** Not to a wrong recipient, whom a mail would make curious. */
function wasOfferedAndRetracted(transfer: Transfer): boolean {
  const { transferState, isWrongRecipient, stoppedIn, request } = transfer
  const isOwnAbandoned = isAbandoned({ ...transfer, isTransferRequest: request !== undefined })
  const wasStoppedBefore = stoppedIn !== undefined && stoppedIn !== 'active' && !request
  return transferState === 'retracted' && !isWrongRecipient && !isOwnAbandoned && !wasStoppedBefore
}

async function mailStopped(context: Context, transfer: Transfer) {
  const { organisation, publicOrigin } = context
  const { id: transferId, recipient, sender, request } = transfer
  const mail = stoppedMail({
    brandName: organisation.brandName,
    language: getSenderLanguage(transfer),
    recipient,
    reviewUrl: `${publicOrigin}/transfers/${transferId}/review`,
    isRequest: request !== undefined,
  })
  const about = { transferId, occasion: 'stopped' } as const
  await mailSender(context, { ...mail, key: `stopped ${transferId}`, to: sender.email, about })
}

async function erase(context: Context, transferId: string) {
  const transfer = await loadTransfer(context.transfers, transferId)
  if (keepsFiles(transfer, context.now()) || (await adoptExpired(context, transfer))) return
  await eraseTransfer(context, () => loadTransfer(context.transfers, transferId))
}

async function remove({ transfers, now }: Context, transferId: string) {
  const isRemoved = await transfers.removeEnded(transferId, systemEvent('remove', now(), { transferId }))
  if (!isRemoved) throw new Error('The contents of an old transfer are not erased.')
}
