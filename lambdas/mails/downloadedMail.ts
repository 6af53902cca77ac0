import type { Language } from '../../shared/texts/language.ts'
import type { MailContent } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type DownloadedFacts = { brandName: string; language: Language; recipient: string; reviewUrl: string }

/** To a sender who asked for it. */
export function downloadedMail({ brandName, language, recipient, reviewUrl: url }: DownloadedFacts): MailContent {
  const texts = getMemberTexts(language)
  const { paragraph, advice, ...words } = texts.downloaded
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, paragraphs: [paragraph], advice: [advice] },
    values: { recipient },
    url,
  })
}
