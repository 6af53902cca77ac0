import { formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type AllowedFacts = {
  brandName: string
  language: Language
  timeZone: string
  recipient: string
  /** What the scanner reported. */
  signature: string
  file: MailedFile
  /** ISO 8601 */
  until: string
  reviewUrl: string
  isRequest?: boolean | undefined
}

/** To the sender of a file that was deleted by a false alarm. */
export function allowedMail(facts: AllowedFacts): MailContent {
  const { brandName, language, timeZone, recipient, signature, file, until, reviewUrl: url, isRequest } = facts
  const texts = getMemberTexts(language)
  const { preview, heading, send, request } = texts.allowed
  const { subject, paragraph, advice } = isRequest ? request : send
  const { because } = isRequest ? texts.failed.request : texts.failed.send
  const { button } = texts.undelivered
  return memberMail({
    brandName,
    language,
    texts,
    words: { subject, preview, heading, paragraphs: [paragraph], advice: [advice], button, because },
    values: { recipient, signature, expiryDate: formatDateTime(until, timeZone, language) },
    url,
    files: [file],
  })
}
