import type { Language } from '../../shared/texts/language.ts'
import type { MailContent } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type StoppedFacts = {
  brandName: string
  language: Language
  recipient: string
  reviewUrl: string
  isRequest?: boolean | undefined
}

/** To the sender of a transfer that an operator stopped. */
export function stoppedMail({ brandName, language, recipient, reviewUrl: url, isRequest }: StoppedFacts): MailContent {
  const texts = getMemberTexts(language)
  const { preview, advice, send, request } = texts.stopped
  const { paragraph, ...words } = isRequest ? request : send
  const { because } = isRequest ? texts.failed.request : texts.failed.send
  const { button } = texts.undelivered
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, preview, paragraphs: [paragraph], advice: [advice], button, because },
    values: { recipient },
    url,
  })
}
