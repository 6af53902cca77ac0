import { stateAt } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/auditEvent.ts'
import { downloadLink, linkContext } from '../core/links.ts'
import { loadTransfer } from './loadTransfer.ts'
import { linkMail } from './mails/linkMail.ts'
import type { Step } from './step.ts'

/** Mails the link to the recipient, unless the sender passes it on themselves or took the transfer back meanwhile. */
export const notify: Step = async (context, { transferId }) => {
  const { transfers, mailer, keys, audit, organisation, publicOrigin, now } = context
  const transfer = await loadTransfer(transfers, transferId)
  const { link, expiryDate } = transfer
  if (!transfer.sendEmailNotification || !link || !expiryDate || stateAt(transfer, now()) !== 'active') return

  const secret = await keys.open(link.sealed, linkContext(transferId))
  const mail = linkMail({
    brandName: organisation.brandName,
    organisationName: organisation.name,
    senderEmail: transfer.sender.email,
    recipientName: transfer.recipientName,
    message: transfer.message,
    files: transfer.files,
    expiryDate,
    timeZone: organisation.timeZone,
    link: downloadLink(publicOrigin, secret),
    supportEmail: organisation.supportEmail,
  })
  await mailer.send({ ...mail, key: `link ${transferId}`, to: transfer.recipient })
  await audit.append(systemEvent('notify', now(), { transferId }))
}
