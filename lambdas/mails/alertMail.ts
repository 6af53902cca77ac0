import type { Alert } from '../../shared/domain/insights/alert.ts'
import { formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { AlertMailTexts } from '../../shared/texts/mails/mailTexts.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { button, buttonAddress, linkedParagraph, paragraph } from './blocks.ts'
import { compose } from './compose.ts'
import type { MailContent } from './facts.ts'
import { fillBody } from './fill.ts'
import { getAlertTexts } from './getMailTexts.ts'
import { plainLook } from './mailStyle.ts'

/** Many programs cut off long mails. */
const MAX_LISTED = 30

export type AlertMailFacts = {
  brandName: string
  language: Language
  /** An IANA name. */
  timeZone: string
  alerts: readonly Alert[]
  /** Where the page leads from an alert. */
  toUrl: (alert: Alert) => string | undefined
  insightsUrl: string
  transfersUrl: string
  /** A page with a button, because scanners open links. */
  unsubscribeUrl: string
}

/** The subject names no address: it is shown on locked screens. */
export function alertMail(facts: AlertMailFacts): MailContent {
  const { alerts, brandName, language, timeZone, toUrl, insightsUrl, transfersUrl, unsubscribeUrl } = facts
  const texts = getAlertTexts(language)
  const look = plainLook(brandName, language)
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
        const before = `${formatDateTime(alert.createdAt, timeZone, language, 'short')}: `
        const words = toSentence(alert, texts, language)
        const link = toUrl(alert)
        return link === undefined ? paragraph(`${before}${words}`) : linkedParagraph(look, { before, words, link })
      }),
      ...(more > 0 ? [paragraph(texts.more(more))] : []),
      button(look, texts.button, insightsUrl),
      buttonAddress(look, texts.address, insightsUrl),
      linked(texts.transfers, transfersUrl),
      linked(texts.unsubscribe, unsubscribeUrl),
    ],
    footer: [fillBody([texts.because], { brand: oneLine(brandName) }, language) ?? ''],
  })
}

/** A kind of a newer version is named only. */
function toSentence(alert: Alert, { kinds }: AlertMailTexts, language: Language): string {
  const { kind, sender = '', recipient = '', domain = '' } = alert
  const text: string | undefined = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const values = { sender: oneLine(sender), recipient: oneLine(recipient), domain: oneLine(domain) }
  return (text && fillBody([text], values, language)) ?? oneLine(kind)
}
