import { isNewer, type LinkMail, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { toNotice } from '../core/mail/toNotice.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { toReviewUrl, withContents } from '../core/transfer/delivery.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { type Undelivered, undeliveredMail } from '../mails/undeliveredMail.ts'
import { loadTransfer } from './loadTransfer.ts'
import { mailSender } from './mailSender.ts'

export type LinkMailEvent = LinkMail & {
  /** May be an out-of-office reply: shown on the page, but not mailed. */
  isDoubtful?: boolean
}

export const linkMailEventReach: Reach = {
  transfers: ['get', 'replace', 'noteStep'],
  mailer: ['send'],
  notices: ['add'],
}

/** Repeats change nothing and complete interrupted calls. */
export async function recordLinkMail(
  context: Context,
  transferId: string,
  { isDoubtful = false, ...delivery }: LinkMailEvent,
) {
  const { transfers, notices, now } = context
  const transfer = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const isDenied = isDoubtful && current.linkMail?.state === 'delivered'
      return isNewer(delivery, current.linkMail) && !isDenied ? { ...current, linkMail: delivery } : undefined
    },
    systemEvent('notify', now(), { transferId, detail: delivery.state }),
  )
  const { state: step, reason, at } = delivery
  const isAutoReply = isDoubtful && transfer.linkMail?.state === 'delivered'
  if (!isAutoReply) await transfers.noteStep(transferId, { step, reason }, Date.parse(at))
  const isUpToDate = transfer.linkMail?.state === delivery.state && transfer.linkMail.at === delivery.at
  const state = stateAt(transfer, now())
  const isWorthAMail = isUpToDate && !isDoubtful && (state === 'active' || state === 'requested')
  if (!isWorthAMail || delivery.state === 'delivered') return
  // Hundreds of bounces are one mail.
  if (transfer.furtherRecipients || transfer.deliveryOf !== undefined) {
    const { id, deliveryOf = id } = transfer
    await notices.add(toNotice('undelivered', { transferId: deliveryOf, hasSeveral: true, at: now() }))
  } else await notifySender(context, transfer, delivery.state)
}

async function notifySender(context: Context, record: Transfer, state: Undelivered) {
  const { organisation, publicOrigin } = context
  const transfer = await withContents(context, record)
  const { id, recipient, sender, files } = transfer
  const content = undeliveredMail({
    brandName: organisation.brandName,
    language: getSenderLanguage(transfer),
    recipient,
    state,
    files,
    reviewUrl: toReviewUrl(publicOrigin, transfer),
    isRequest: transfer.request !== undefined,
  })
  // One mail about the delay and one about the end, for any number of events.
  const occasion = state === 'delayed' ? 'delayed' : 'undelivered'
  await mailSender(context, {
    ...content,
    key: `${occasion} ${id}`,
    to: sender.email,
    about: { transferId: id, occasion },
  })
}
