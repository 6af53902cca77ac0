import type { Organisation } from '../../shared/domain/organisation.ts'
import type { Limits } from '../ports/limits.ts'
import { digestOf } from './digest.ts'
import { Refusal } from './refusal.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Holds somebody to what may be mailed in a day, by them and to one address: nobody floods a mailbox from here, with an
 * account that is not theirs for one.
 */
export async function holdToMailCaps(
  { limits, organisation }: { limits: Pick<Limits, 'takeAll'>; organisation: Pick<Organisation, 'dailyCaps'> },
  { subject, recipient }: { subject: string; recipient: string },
) {
  const { mailsPerSender, mailsPerRecipient } = organisation.dailyCaps
  const used = await limits.takeAll([
    { name: `mails by ${digestOf(subject)}`, most: mailsPerSender, seconds: DAY_SECONDS },
    { name: `mails to ${digestOf(recipient.toLowerCase())}`, most: mailsPerRecipient, seconds: DAY_SECONDS },
  ])
  if (!used) return
  const sentence = used.budget.name.startsWith('mails by')
    ? 'You have sent as many mails today as your organisation allows. Please try again tomorrow.'
    : 'This address got as many mails today as your organisation allows. Please try again tomorrow.'
  throw new Refusal('too_many_requests', sentence, { retryAfterSeconds: used.retryAfterSeconds })
}
