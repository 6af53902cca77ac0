import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type ReceivedFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'files' | 'expiryDate' | 'link'> & {
  language: Language
  responder: string
  reviewUrl: string
}

/** The link requires the member's sign-in. */
export function receivedMail(facts: ReceivedFacts): MailContent {
  const { brandName, language, responder: recipient, fileCount, expiryDate, timeZone, link, reviewUrl, files } = facts
  const texts = getMemberTexts(language)
  const { paragraph, advice, ...words } = texts.received
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, paragraphs: [paragraph], advice: [advice] },
    values: {
      recipient,
      fileCount: countFiles(fileCount, language),
      expiryDate: formatDateTime(expiryDate, timeZone, language),
    },
    url: link,
    otherUrl: reviewUrl,
    files,
  })
}
