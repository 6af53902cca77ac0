import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type SenderReminderFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'expiryDate'> & {
  language: Language
  /** `answer`: requested files that the requester has not downloaded. */
  about: 'send' | 'request' | 'answer'
  recipient: string
  reviewUrl: string
  /** Absent where no later end is possible. */
  extendUrl?: string | undefined
}

export function senderReminderMail(facts: SenderReminderFacts): MailContent {
  const { brandName, language, recipient, fileCount, expiryDate, timeZone, about, reviewUrl: url, extendUrl } = facts
  const texts = getMemberTexts(language)
  const { button, extend: other } = texts.reminder
  const { paragraph, advice, ...words } = texts.reminder[about]
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, paragraphs: [paragraph], advice: [advice], button, other },
    values: {
      recipient,
      fileCount: countFiles(fileCount, language),
      expiryDate: formatDateTime(expiryDate, timeZone, language),
    },
    url,
    ...(extendUrl && { otherUrl: extendUrl }),
  })
}
