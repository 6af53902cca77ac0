import type { CodeChannel } from '../../shared/contract/auth.ts'
import { readPhone } from '../../shared/domain/phone.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Destination } from '../core/secrets/codeBudgets.ts'
import { CODE_SECONDS, type Code } from '../core/secrets/codes.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { codeMail } from '../mails/codeMail.ts'
import { smsText } from '../mails/smsText.ts'
import type { Keys } from '../ports/keys.ts'
import { type Mailer, MailRefused } from '../ports/mail.ts'
import { type Sms, SmsRefused, SmsUnanswered } from '../ports/sms.ts'
import type { TemplateSets } from '../ports/templateSets.ts'
import type { CodeHolder } from './codeHolder.ts'

type Sending = {
  sms: Pick<Sms, 'send'>
  mailer: Pick<Mailer, 'send'>
  templateSets: Pick<TemplateSets, 'get'>
} & Pick<Context, 'organisation' | 'log'>

/** Where codes of a transfer go by a channel; undefined when the organisation sends none there (any more). */
export async function findDestination(
  { keys, organisation }: { keys: Pick<Keys, 'open'> } & Pick<Context, 'organisation'>,
  { transfer, verification }: CodeHolder,
  channel: CodeChannel,
): Promise<Destination | undefined> {
  if (channel === 'email') return { channel, address: transfer.recipient }
  const phone = readPhone(await keys.open(verification.sealedPhone, sealedContext('phone', transfer.id)))
  return phone && organisation.smsCountries.includes(phone.country) ? { channel, phone } : undefined
}

/**
 * Sends a code.
 * @param key of this sending: a mail with the same key is not sent again
 * @returns whether phone network or mail system took it, as far as is known; false when no repeat can help
 */
export async function sendCode(
  context: Sending,
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
      // It may have come, and its code counts. Whoever waits in vain asks anew; Cognito would ask three times by itself.
      context.log.error('Nobody knows whether a code was sent.', errorFields(error))
      return true
    }
    if (error instanceof SmsRefused || error instanceof MailRefused) return false
    throw error
  }
}
