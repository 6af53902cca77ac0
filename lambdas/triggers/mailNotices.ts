import { deliveryStateAt, NOBODY, toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { findExtendableUntil } from '../../shared/domain/extension.ts'
import { stateAt, type Transfer, type TransferRecord } from '../../shared/domain/transfer.ts'
import { toNamed } from '../core/mail/toNamed.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'
import { toExtendUrl, toReviewUrl } from '../core/transfer/delivery.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { downloadedMail } from '../mails/downloadedMail.ts'
import { extensionMail } from '../mails/extensionMail.ts'
import { type Undelivered, undeliveredMail } from '../mails/undeliveredMail.ts'
import { mailSender } from '../pipeline/mailSender.ts'
import type { Notice } from '../ports/notices.ts'

/** Per run. */
const BATCH = 200

export const mailNoticesReach: Reach = {
  notices: ['due', 'remove'],
  transfers: ['get', 'getRecords'],
  mailer: ['send'],
}

/** An interrupted run mails again under the same key, so once. */
export async function mailNotices(context: Context) {
  const { notices, now, log } = context
  for (const notice of await notices.due(new Date(now()).toISOString(), BATCH)) {
    try {
      await mailNotice(context, notice)
      await notices.remove(notice)
    } catch (error) {
      log.error('A notice to a sender failed.', { transferId: notice.transferId, ...errorFields(error) })
    }
  }
}

async function mailNotice(context: Context, notice: Notice) {
  const { transfers, now } = context
  const transfer = await transfers.get(notice.transferId)
  if (!transfer || transfer.sender.email === NOBODY) return
  // One that was extended, revoked or erased in the meantime needs no mail.
  const isAboutEnd = notice.kind === 'expired' || notice.kind === 'asked'
  if (stateAt(transfer, now()) !== (isAboutEnd ? 'expired' : 'active')) return
  const [, ...ids] = toDeliveryIds(transfer)
  const deliveries = [transfer, ...(await transfers.getRecords(ids))].filter(({ recipient }) => recipient !== NOBODY)
  if (notice.kind === 'downloaded') await mailDownloaded(context, transfer, deliveries, notice)
  else if (notice.kind === 'undelivered') await mailUndelivered(context, transfer, deliveries, notice)
  else await mailEnd(context, transfer, deliveries, notice)
}

async function mailDownloaded(
  context: Context,
  transfer: Transfer,
  deliveries: readonly TransferRecord[],
  { since, dueAt }: Notice,
) {
  const recipients = deliveries
    .filter(({ firstDownloadAt: at }) => at !== undefined && at >= since && at < dueAt)
    .map(({ recipient }) => recipient)
  if (recipients.length === 0) return
  const content = downloadedMail({ ...toFacts(context, transfer), recipient: toNamed(recipients) })
  await send(context, transfer, content, 'downloaded', dueAt)
}

/** All that are not delivered now: a later mail repeats the earlier ones, so the last one is complete. */
async function mailUndelivered(
  context: Context,
  transfer: Transfer,
  deliveries: readonly TransferRecord[],
  { dueAt }: Notice,
) {
  const open = deliveries.filter(delivery => deliveryStateAt(delivery, transfer, context.now()) === 'active')
  const groups: [occasion: 'delayed' | 'undelivered', states: readonly Undelivered[]][] = [
    ['undelivered', ['bounced', 'refused', 'complained']],
    ['delayed', ['delayed']],
  ]
  for (const [occasion, states] of groups) {
    const found = open.filter(({ linkMail }) => states.some(state => state === linkMail?.state))
    const [first] = found
    if (!first) continue
    const areAlike = found.every(({ linkMail }) => linkMail?.state === first.linkMail?.state)
    const state = areAlike ? (first.linkMail?.state as Undelivered) : 'bounced'
    const recipient = toNamed(found.map(one => one.recipient))
    const content = undeliveredMail({ ...toFacts(context, transfer), recipient, state, files: transfer.files })
    await send(context, transfer, content, occasion, dueAt)
  }
}

/** Who has not downloaded, or who asked for more time. */
async function mailEnd(
  context: Context,
  transfer: Transfer,
  deliveries: readonly TransferRecord[],
  { kind, since, dueAt }: Notice,
) {
  const { organisation } = context
  const until = findExtendableUntil(transfer)
  if (until === undefined || (kind === 'expired' && transfer.expiryDate !== dueAt)) return
  const hasLink = (one: TransferRecord) => one.transferState !== 'retracted' && one.firstRetractedAt === undefined
  const isNamed = ({ askedAt = '', downloadCount }: TransferRecord) =>
    kind === 'asked' ? askedAt >= since && askedAt < dueAt : downloadCount === 0
  const recipients = deliveries.filter(one => hasLink(one) && isNamed(one)).map(({ recipient }) => recipient)
  if (recipients.length === 0) return
  const facts = toFacts(context, transfer)
  const isAtLimit = transfer.expiryDays >= organisation.sendExpiryDays.max
  const content = extensionMail({
    ...facts,
    timeZone: organisation.timeZone,
    fileCount: transfer.files.length,
    expiryDate: transfer.expiryDate ?? '',
    about: kind === 'asked' ? 'asked' : transfer.request ? 'answer' : 'send',
    recipient: toNamed(recipients),
    extension: isAtLimit ? undefined : { url: toExtendUrl(facts.reviewUrl), until: new Date(until).toISOString() },
  })
  await send(context, transfer, content, kind === 'asked' ? 'asked' : 'ended', dueAt)
}

function toFacts({ organisation, publicOrigin }: Context, transfer: Transfer) {
  return {
    brandName: organisation.brandName,
    language: getSenderLanguage(transfer),
    reviewUrl: toReviewUrl(publicOrigin, transfer),
  }
}

async function send(
  context: Context,
  { id, sender }: Transfer,
  content: ReturnType<typeof downloadedMail>,
  occasion: 'downloaded' | 'undelivered' | 'delayed' | 'ended' | 'asked',
  dueAt: string,
) {
  const about = { transferId: id, occasion }
  await mailSender(context, { ...content, key: `${occasion} ${id} ${dueAt}`, to: sender.email, about })
}
