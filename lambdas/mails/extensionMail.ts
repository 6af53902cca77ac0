import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type ExtensionFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'expiryDate'> & {
  language: Language
  /** `answer`: requested files that the requester has not downloaded. `asked`: a recipient asks for more time. */
  about: 'send' | 'answer' | 'asked'
  recipient: string
  reviewUrl: string
  /** Absent where no later end is possible. */
  extension?: { url: string; until: string } | undefined
}

/** To the sender of an expired transfer. */
export function extensionMail(facts: ExtensionFacts): MailContent {
  const { brandName, language, recipient, fileCount, expiryDate, timeZone, about, reviewUrl, extension } = facts
  const texts = getMemberTexts(language)
  const { button, advice, atLimit, preview } = texts.expired
  const { paragraph, ...words } = texts.expired[about]
  return memberMail({
    brandName,
    language,
    texts,
    words: {
      ...words,
      preview: extension ? preview : words.heading,
      paragraphs: [paragraph],
      advice: [extension ? advice : atLimit],
      button: extension ? button : texts.reminder.button,
    },
    values: {
      recipient,
      fileCount: countFiles(fileCount, language),
      expiryDate: formatDateTime(expiryDate, timeZone, language),
      ...(extension && { until: formatDateTime(extension.until, timeZone, language) }),
    },
    url: extension?.url ?? reviewUrl,
  })
}
