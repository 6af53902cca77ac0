import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { isWithinMailboxCap } from '../core/mail/mailCaps.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { withContents } from '../core/transfer/delivery.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { downloadLink } from '../core/transfer/links.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { getSenderLanguage } from '../core/transfer/senderLanguage.ts'
import { transferFacts } from '../core/transfer/transferFacts.ts'
import { linkMail } from '../mails/linkMail.ts'
import { receiptMail } from '../mails/receiptMail.ts'
import { receivedMail } from '../mails/receivedMail.ts'
import { MailRefused } from '../ports/mail.ts'
import { deliver, deliverReach } from './deliver.ts'
import { linkMailEventReach, recordLinkMail } from './linkMailEvents.ts'
import { loadTransfer } from './loadTransfer.ts'
import { mailSender } from './mailSender.ts'
import type { Step } from './step.ts'

export const notifyReach: Reach = joined(linkMailEventReach, deliverReach, {
  keys: ['open'],
  audit: ['append'],
  templateSets: ['get'],
  limits: ['takeAll'],
})

/** A refused mail does not fail the transfer: its sender is informed, and has the link. */
export const notify: Step = async (context, { transferId }) => {
  const { transfers, audit, now } = context
  const stored = await loadTransfer(transfers, transferId)
  const transfer = await withContents(context, stored)
  const { link, expiryDate } = transfer
  if (!link || !expiryDate || stateAt(transfer, now()) !== 'active') return
  const isMailed = transfer.request ? await mailAnswer(context, transfer) : await mailLink(context, transfer)
  if (isMailed) await audit.append(systemEvent('notify', now(), { transferId }))
  await deliver(context, stored, deliveryId => notify(context, { transferId: deliveryId }))
}

/** @returns whether the mail system accepted it */
async function mailLink(context: Context, transfer: Transfer): Promise<boolean> {
  const { mailer, transfers, now, log } = context
  const { id: transferId, recipient, sendEmailNotification, firstRetractedAt } = transfer
  if (!sendEmailNotification || firstRetractedAt !== undefined) return false
  const content = linkMail(await getTemplateSet(transfer, context), await mailFacts(context, transfer))
  try {
    const about = { transferId, occasion: 'link' } as const
    await mailer.send({ ...content, key: `link ${transferId}`, to: recipient, about })
    await transfers.noteStep(transferId, { step: 'mailed' }, now())
    return true
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error('The mail with a link was refused.', { transferId, ...errorFields(error) })
    await recordLinkMail(context, transferId, {
      state: 'refused',
      at: new Date(now()).toISOString(),
      reason: error.reason,
    })
    return false
  }
}

async function mailAnswer(context: Context, transfer: Transfer): Promise<true> {
  const { id: transferId, sender, recipient } = transfer
  const facts = await mailFacts(context, transfer)
  const reviewUrl = `${context.publicOrigin}/transfers/${transferId}/review`
  await mailSender(context, {
    // File names are shown only after sign-in.
    ...receivedMail({ ...facts, language: getSenderLanguage(transfer), files: [], responder: recipient, reviewUrl }),
    key: `received ${transferId}`,
    to: sender.email,
    about: { transferId, occasion: 'received' },
  })
  // A visitor of a drop page stated an address that may be another person's.
  if (transfer.dropPage) return true
  if (!(await isWithinMailboxCap(context, recipient))) {
    context.log.error('A receipt was not mailed, because the mailbox has reached its daily limit of mails.', {
      transferId,
    })
    return true
  }
  const receipt = receiptMail(await getTemplateSet(transfer, context), {
    ...facts,
    receivedAt: transfer.finalizedAt ?? '',
  })
  await mailSender(context, {
    ...receipt,
    key: `receipt ${transferId}`,
    to: recipient,
    about: { transferId, occasion: 'receipt' },
  })
  return true
}

async function mailFacts(context: Context, transfer: Transfer) {
  const { keys, publicOrigin } = context
  const secret = await keys.open(transfer.link?.sealed ?? '', sealedContext('link', transfer.id))
  return {
    ...transferFacts(context, transfer),
    files: publishedContents(transfer),
    link: downloadLink(publicOrigin, secret),
  }
}
