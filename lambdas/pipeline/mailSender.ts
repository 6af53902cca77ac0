import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { type Mail, type Mailer, MailRefused } from '../ports/mail.ts'

/** A refusal is only logged, for the operator. */
export async function mailSender(
  { mailer, log }: Pick<Context, 'log'> & { mailer: Pick<Mailer, 'send'> },
  mail: Mail & Required<Pick<Mail, 'about'>>,
) {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    const { transferId, occasion } = mail.about
    log.error('A mail to a sender was refused.', { transferId, type: occasion, ...errorFields(error) })
  }
}
