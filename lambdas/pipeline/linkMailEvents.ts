import { isNewer, type LinkMail, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { type Undelivered, undeliveredMail } from '../mails/undeliveredMail.ts'
import { loadTransfer } from './loadTransfer.ts'
import { mailSender } from './mailSender.ts'

export type LinkMailEvent = LinkMail & {
  /** What may be no more than the notice that somebody is away: it stands on the page, and is not worth a mail. */
  isDoubtful?: boolean
}

export const linkMailEventReach: Reach = { transfers: ['get', 'replace'], mailer: ['send'] }

/**
 * Writes down what became of the mail with the link, unless something later is known, and tells the sender what they can
 * do about it. Repeats change nothing, and finish what was cut off in between.
 */
export async function recordLinkMail(
  context: Context,
  transferId: string,
  { isDoubtful = false, ...news }: LinkMailEvent,
) {
  const { transfers, now } = context
  const transfer = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const isDenied = isDoubtful && current.linkMail?.state === 'delivered'
      return isNewer(news, current.linkMail) && !isDenied ? { ...current, linkMail: news } : undefined
    },
    systemEvent('notify', now(), { transferId, detail: news.state }),
  )
  const isUpToDate = transfer.linkMail?.state === news.state && transfer.linkMail.at === news.at
  // Of a link that leads nowhere any more there is nothing to tell.
  const state = stateAt(transfer, now())
  const isWorthAMail = isUpToDate && !isDoubtful && (state === 'active' || state === 'requested')
  if (isWorthAMail && news.state !== 'delivered') await notifySender(context, transfer, news.state)
}

async function notifySender(context: Context, transfer: Transfer, state: Undelivered) {
  const { organisation, publicOrigin } = context
  const { id, recipient, sender, files } = transfer
  const content = undeliveredMail({
    brandName: organisation.brandName,
    recipient,
    state,
    files,
    reviewUrl: `${publicOrigin}/transfers/${id}/review`,
    isRequest: transfer.request !== undefined,
  })
  // One mail for the delay and one for the end, however many pieces of news there are of each.
  const occasion = state === 'delayed' ? 'delayed' : 'undelivered'
  await mailSender(context, {
    ...content,
    key: `${occasion} ${id}`,
    to: sender.email,
    about: { transferId: id, occasion },
  })
}
