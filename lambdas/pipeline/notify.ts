import { stateAt } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/auditEvent.ts'
import { publishedContents } from '../core/contents.ts'
import { downloadLink } from '../core/links.ts'
import { errorFields } from '../core/log.ts'
import { joined, type Reach } from '../core/reach.ts'
import { sealedContext } from '../core/sealedContexts.ts'
import { MailRefused } from '../ports/mail.ts'
import { linkMailNewsReach, noteLinkMail } from './linkMailNews.ts'
import { loadTransfer } from './loadTransfer.ts'
import { linkMail } from './mails/linkMail.ts'
import type { Step } from './step.ts'

export const notifyReach: Reach = joined(linkMailNewsReach, { keys: ['open'], audit: ['append'] })

/**
 * Mails the link to the recipient, unless the sender passes it on themselves or took the transfer back meanwhile. A mail
 * that is refused for good is no failure of the transfer: its sender is told, and has the link.
 */
export const notify: Step = async (context, { transferId }) => {
  const { transfers, mailer, keys, audit, organisation, publicOrigin, now, log } = context
  const transfer = await loadTransfer(transfers, transferId)
  const { link, expiryDate } = transfer
  if (!transfer.sendEmailNotification || !link || !expiryDate || stateAt(transfer, now()) !== 'active') return

  const secret = await keys.open(link.sealed, sealedContext('link', transferId))
  const mail = linkMail({
    brandName: organisation.brandName,
    organisationName: organisation.name,
    senderEmail: transfer.sender.email,
    recipientName: transfer.recipientName,
    message: transfer.message,
    fileCount: transfer.files.length,
    files: publishedContents(transfer),
    isPasswordProtected: transfer.isPasswordProtected,
    expiryDate,
    timeZone: organisation.timeZone,
    link: downloadLink(publicOrigin, secret),
    supportEmail: organisation.supportEmail,
  })
  const about = { transferId, occasion: 'link' } as const
  try {
    await mailer.send({ ...mail, key: `link ${transferId}`, to: transfer.recipient, about })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error('The mail with a link was refused.', { transferId, ...errorFields(error) })
    await noteLinkMail(context, transferId, { state: 'refused', at: new Date(now()).toISOString() })
    return
  }
  await audit.append(systemEvent('notify', now(), { transferId }))
}
