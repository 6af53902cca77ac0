import { deliveryStateAt, toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { isRecipientsReminder, nextReminder } from '../../shared/domain/reminders.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { isWithinMailboxCap } from '../core/mail/mailCaps.ts'
import { toNamed } from '../core/mail/toNamed.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { toExtendUrl, toReviewUrl, withContents } from '../core/transfer/delivery.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { downloadLink, uploadLink } from '../core/transfer/links.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { transferFacts } from '../core/transfer/transferFacts.ts'
import { reminderMail } from '../mails/reminderMail.ts'
import { requestReminderMail } from '../mails/requestReminderMail.ts'
import { senderReminderMail } from '../mails/senderReminderMail.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'
import { mailSender } from '../pipeline/mailSender.ts'

/** Per run. */
const BATCH = 200

export const remindReach: Reach = {
  transfers: ['remindedBefore', 'get', 'getRecords', 'replace'],
  keys: ['open'],
  mailer: ['send'],
  templateSets: ['get'],
  limits: ['takeAll'],
}
/** A separate function, because the sweep may not decrypt links. */
export const remindSeals = ['link', 'request'] as const

/** Open-parts, section 3. */
export async function remind(context: Context) {
  const { transfers, now, log } = context
  for (const transferId of await transfers.remindedBefore(new Date(now()).toISOString(), BATCH)) {
    // It must not block the others.
    await remindTransfer(context, transferId).catch(error =>
      log.error('A reminder failed.', { transferId, ...errorFields(error) }),
    )
  }
}

async function remindTransfer(context: Context, transferId: string) {
  const { transfers, now } = context
  const transfer = await loadTransfer(transfers, transferId)
  const { remindAt } = transfer
  if (remindAt === undefined || Date.parse(remindAt) > now()) return
  const read = await withContents(context, transfer)
  const { expiryDate = '', stateChangedAt } = read
  // Recipients learn at once that an expired transfer was extended.
  const isForRecipient = remindAt === stateChangedAt || isRecipientsReminder(remindAt, expiryDate)
  if (isForRecipient && isWaitedFor(read, now())) await remindPartner(context, read, remindAt)
  if (following(read, now()) === undefined) await remindSender(context, read)
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => (current.remindAt === remindAt ? { ...current, remindAt: following(current, now()) } : undefined),
    systemEvent('remind', now(), { transferId }),
  )
}

function isWaitedFor(transfer: Transfer, now: number): boolean {
  const state = stateAt(transfer, now)
  return state === 'requested' || (state === 'active' && transfer.downloadCount === 0 && !transfer.firstRetractedAt)
}

function following({ transferState, expiryDate, stateChangedAt, createdAt }: Transfer, now: number) {
  // Since the release, or the extension after its end.
  const from = Date.parse(transferState === 'active' ? stateChangedAt : createdAt)
  return expiryDate && nextReminder({ expiryDate, from }, now)
}

async function remindPartner(context: Context, transfer: Transfer, remindAt: string) {
  const { id } = transfer
  const about = { transferId: id, occasion: 'reminder' } as const
  const isRequest = transfer.transferState === 'requested'
  // A sender who passes on the link also reminds. The answer to a request waits for the requester.
  const isMailed = transfer.sendEmailNotification && (isRequest || !transfer.request)
  // A mailbox at its cap gets the next reminder.
  if (isMailed && (await isWithinMailboxCap(context, transfer.recipient))) {
    const content = await partnersReminder(context, transfer, isRequest)
    await mailSender(context, { ...content, key: `reminder ${id} ${remindAt}`, to: transfer.recipient, about })
  }
}

/** One mail, however many recipients have not downloaded. */
async function remindSender(context: Context, transfer: Transfer) {
  const { publicOrigin, organisation } = context
  const { id, sender, expiryDate, expiryDays } = transfer
  const recipients = await findWaiting(context, transfer)
  if (recipients.length === 0) return
  const about = { transferId: id, occasion: 'reminder' } as const
  const reviewUrl = toReviewUrl(publicOrigin, transfer)
  const isOpenRequest = transfer.transferState === 'requested'
  const isAtLimit = expiryDays >= organisation.sendExpiryDays.max
  const content = senderReminderMail({
    ...transferFacts(context, transfer),
    language: getSenderLanguage(transfer),
    recipient: toNamed(recipients),
    about: isOpenRequest ? 'request' : transfer.request ? 'answer' : 'send',
    reviewUrl,
    extendUrl: isOpenRequest || isAtLimit ? undefined : toExtendUrl(reviewUrl),
  })
  await mailSender(context, { ...content, key: `sender reminder ${id} ${expiryDate}`, to: sender.email, about })
}

/** Those whose delivery is open and not downloaded. The transfer reports the further recipients, too. */
async function findWaiting({ transfers, now }: Context, transfer: Transfer): Promise<string[]> {
  if (transfer.deliveryOf !== undefined) return []
  const [, ...ids] = toDeliveryIds(transfer)
  const further = (await transfers.getRecords(ids)).filter(
    record => record.downloadCount === 0 && deliveryStateAt(record, transfer, now()) === 'active',
  )
  return [...(isWaitedFor(transfer, now()) ? [transfer] : []), ...further].map(({ recipient }) => recipient)
}

async function partnersReminder(context: Context, transfer: Transfer, isRequest: boolean) {
  const { keys, publicOrigin } = context
  const { id, request, link } = transfer
  const set = await getTemplateSet(transfer, context)
  const facts = transferFacts(context, transfer)
  if (isRequest) {
    const secret = await keys.open(request?.link.sealed ?? '', sealedContext('request', id))
    return requestReminderMail(set, { ...facts, link: uploadLink(publicOrigin, secret) })
  }
  const secret = await keys.open(link?.sealed ?? '', sealedContext('link', id))
  return reminderMail(set, { ...facts, link: downloadLink(publicOrigin, secret) })
}
