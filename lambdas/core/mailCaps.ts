import type { Organisation } from '../../shared/domain/organisation.ts'
import type { Limits } from '../ports/limits.ts'
import { digestOf } from './digest.ts'
import { mailBudget } from './mailBudget.ts'
import { Refusal } from './refusal.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Holds somebody to what may be mailed in a day, by them and to one mailbox: nobody floods one from here, with an
 * account that is not theirs for one.
 */
export async function holdToMailCaps(
  { limits, organisation }: { limits: Pick<Limits, 'takeAll'>; organisation: Pick<Organisation, 'dailyCaps'> },
  { subject, recipient }: { subject: string; recipient: string },
) {
  const { dailyCaps } = organisation
  const own = { name: `mails by ${digestOf(subject)}`, most: dailyCaps.mailsPerSender, seconds: DAY_SECONDS }
  const used = await limits.takeAll([own, mailBudget(recipient, dailyCaps)])
  if (!used) return
  const sentence =
    used.budget === own
      ? 'You have sent as many mails today as your organisation allows. Please try again tomorrow.'
      : 'This address got as many mails today as your organisation allows. Please try again tomorrow.'
  throw new Refusal('too_many_requests', sentence, { retryAfterSeconds: used.retryAfterSeconds })
}
