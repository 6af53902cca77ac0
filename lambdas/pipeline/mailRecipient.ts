import type { Transfer } from '../../shared/domain/transfer.ts'
import { isWithinMailboxCap } from '../core/mail/mailCaps.ts'
import type { Runtime } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { withContents } from '../core/transfer/delivery.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { transferFacts } from '../core/transfer/transferFacts.ts'
import type { expiredMail } from '../mails/expiredMail.ts'
import type { revokedMail } from '../mails/revokedMail.ts'
import type { Limits } from '../ports/limits.ts'
import type { Mailer } from '../ports/mail.ts'
import type { TemplateSets } from '../ports/templateSets.ts'
import type { Transfers } from '../ports/transfers.ts'

type Parts = {
  transfers: Pick<Transfers, 'get'>
  mailer: Pick<Mailer, 'send'>
  templateSets: Pick<TemplateSets, 'get'>
  limits: Pick<Limits, 'takeAll'>
} & Pick<Runtime, 'organisation' | 'log' | 'now'>

/** A failure is only logged: the link has already ended. */
export async function mailRecipient(
  parts: Parts,
  record: Transfer,
  occasion: 'revoked' | 'expired',
  compose: typeof revokedMail | typeof expiredMail,
) {
  const { mailer, log } = parts
  const { id: transferId, recipient, sendEmailNotification, downloadCount, request, finalizedAt } = record
  const isAnswered = request !== undefined && finalizedAt !== undefined
  if (!sendEmailNotification || isAnswered || downloadCount > 0) return
  try {
    const transfer = await withContents(parts, record)
    if (!(await isWithinMailboxCap(parts, recipient)))
      throw new Error('The mailbox has reached its daily limit of mails.')
    const facts = { ...transferFacts(parts, transfer), isRequest: request !== undefined }
    const content = compose(await getTemplateSet(transfer, parts), facts)
    // An extended transfer expires again.
    const key = [occasion, transferId, ...(occasion === 'expired' ? [transfer.expiryDate] : [])].join(' ')
    await mailer.send({ ...content, key, to: recipient, about: { transferId, occasion } })
  } catch (error) {
    log.error('The mail about an ended link was not sent.', { transferId, type: occasion, ...errorFields(error) })
  }
}
