import type { Alert } from '../../shared/domain/insights/alert.ts'
import { formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import { alertMailTexts } from '../../shared/texts/mails/alertMails.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { button, buttonAddress, paragraph } from './blocks.ts'
import { compose } from './compose.ts'
import type { MailContent } from './facts.ts'
import { plainLook } from './mailStyle.ts'

/** Many programs cut off long mails. */
const MAX_LISTED = 30

export type AlertMailFacts = {
  brandName: string
  language: Language
  /** An IANA name. */
  timeZone: string
  alerts: readonly Alert[]
  insightsUrl: string
  transfersUrl: string
  /** A page with a button, because scanners open links. */
  unsubscribeUrl: string
}

/** The subject names no address: it is shown on locked screens. */
export function alertMail(facts: AlertMailFacts): MailContent {
  const { alerts, brandName, language, timeZone, insightsUrl, transfersUrl, unsubscribeUrl } = facts
  const texts = alertMailTexts[language]
  const look = { ...plainLook(brandName), language }
  const subject = texts.subject(alerts.length)
  const newest = alerts.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  const more = newest.length - MAX_LISTED
  const linked = (hint: string, url: string) => ({ ...buttonAddress(look, hint, url), text: `${hint}\n${url}` })
  return compose(look, {
    subject,
    preview: subject,
    heading: subject,
    blocks: [
      paragraph(texts.introduction),
      ...newest.slice(0, MAX_LISTED).map(alert => {
        const when = formatDateTime(alert.createdAt, timeZone, language, 'short')
        return paragraph(`${when}: ${oneLine(texts.alert(alert))}`)
      }),
      ...(more > 0 ? [paragraph(texts.more(more))] : []),
      button(look, texts.button, insightsUrl),
      buttonAddress(look, texts.address, insightsUrl),
      linked(texts.transfers, transfersUrl),
      linked(texts.unsubscribe, unsubscribeUrl),
    ],
    footer: [texts.because(oneLine(brandName))],
  })
}
