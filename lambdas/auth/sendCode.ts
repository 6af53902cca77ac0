import type { CodeChannel } from '../../shared/contract/auth.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Destination } from '../core/secrets/codeBudgets.ts'
import { CODE_SECONDS, type Code } from '../core/secrets/codes.ts'
import { parsePhone } from '../core/secrets/parsePhone.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { codeMail } from '../mails/codeMail.ts'
import { smsText } from '../mails/smsText.ts'
import type { Keys } from '../ports/keys.ts'
import { type Mailer, MailRefused } from '../ports/mail.ts'
import { type Sms, SmsRefused, SmsUnanswered } from '../ports/sms.ts'
import type { TemplateSets } from '../ports/templateSets.ts'
import type { CodeHolder } from './codeHolder.ts'

type Reached = {
  sms: Pick<Sms, 'send'>
  mailer: Pick<Mailer, 'send'>
  templateSets: Pick<TemplateSets, 'get'>
} & Pick<Context, 'organisation' | 'log'>

/** Undefined when the organisation does not send to this destination. */
export async function findDestination(
  { keys, organisation }: { keys: Pick<Keys, 'open'> } & Pick<Context, 'organisation'>,
  { transfer, verification }: CodeHolder,
  channel: CodeChannel,
): Promise<Destination | undefined> {
  if (channel === 'email') return { channel, address: transfer.recipient }
  const phone = await parsePhone(await keys.open(verification.sealedPhone, sealedContext('phone', transfer.id)))
  return phone && organisation.smsCountries.includes(phone.country) ? { channel, phone } : undefined
}

/**
 * @param key a mail with the same key is not sent again
 * @returns whether the network accepted it, or may have; false when a retry cannot help
 */
export async function sendCode(
  context: Reached,
  { transfer }: CodeHolder,
  destination: Destination,
  { digits: code, prefix }: Code,
  key: string,
): Promise<boolean> {
  const { organisation } = context
  const set = await getTemplateSet(transfer, context)
  const facts = { organisation: organisation.name, brand: organisation.brandName, code, prefix }
  try {
    if (destination.channel === 'sms') {
      await context.sms.send({ to: destination.phone.e164, text: smsText(set, facts) })
    } else {
      const mail = codeMail(set, {
        brandName: organisation.brandName,
        organisationName: organisation.name,
        supportEmail: organisation.supportEmail,
        recipientName: transfer.recipientName,
        code,
        prefix,
        minutes: CODE_SECONDS / 60,
      })
      const about = { transferId: transfer.id, occasion: 'code' } as const
      await context.mailer.send({ ...mail, key, to: destination.address, about })
    }
    return true
  } catch (error) {
    if (error instanceof SmsUnanswered) {
      // The code may have arrived. An error would make Cognito try three times.
      context.log.error('It is unknown whether a code was sent.', errorFields(error))
      return true
    }
    if (error instanceof SmsRefused || error instanceof MailRefused) return false
    throw error
  }
}
