import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type SenderReminderFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'expiryDate' | 'isRequest'> & {
  language: Language
  recipient: string
  reviewUrl: string
}

export function senderReminderMail(facts: SenderReminderFacts): MailContent {
  const { brandName, language, recipient, fileCount, expiryDate, timeZone, reviewUrl: url, isRequest } = facts
  const texts = getMemberTexts(language)
  const { button, send, request } = texts.reminder
  const { paragraph, advice, ...words } = isRequest ? request : send
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, paragraphs: [paragraph], advice: [advice], button },
    values: {
      recipient,
      fileCount: countFiles(fileCount, language),
      expiryDate: formatDateTime(expiryDate, timeZone, language),
    },
    url,
  })
}
