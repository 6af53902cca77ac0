import { expiryDateAfter } from '../../../../shared/domain/limits.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import {
  asksForCode,
  daysOf,
  hidesSender,
  isProtected,
  keptPhone,
  mayCodeBeMailed,
  type Options,
  type Prepared,
  type Protection,
  trackingIdOf,
} from './options.ts'

type Facts = { options: Options; prepared: Prepared; protection: Protection; recipient: string; now: number }

/** What the options come to, in sentences, for a last look before it is sent. */
export function optionsOn({ options, prepared, protection, recipient, now }: Facts): string[] {
  const days = daysOf(options, prepared)
  const phone = keptPhone(options, prepared) ?? options.phone?.text.trim()
  const trackingId = trackingIdOf(options, prepared)
  const sentences = [
    options.isLinkMailed
      ? `${recipient} gets the link by e-mail.`
      : `No e-mail with the link: you pass it on to ${recipient} yourself.`,
    days && `It works until about ${formatDateTime(expiryDateAfter(now, days))}.`,
    isProtected(options, protection) && 'The files are one archive, and its password goes out in a second e-mail.',
    hidesSender(options, prepared) && `The recipient sees only ${prepared.organisationName}, not you.`,
    asksForCode(options, prepared) &&
      `The recipient types in a code that is sent to ${phone || 'their phone'}${mayCodeBeMailed(options, prepared) ? ', or by e-mail' : ''}.`,
    trackingId && `Tracking ID ${trackingId}.`,
    options.templateSet !== undefined && `The mails are those of the template set ${options.templateSet}.`,
  ]
  return sentences.filter(sentence => typeof sentence === 'string').filter(sentence => sentence !== '')
}
