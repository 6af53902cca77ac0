import type { LinkMail } from '../../shared/domain/transfer.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

export type Undelivered = Exclude<LinkMail['state'], 'delivered'>

type UndeliveredFacts = {
  brandName: string
  language: Language
  recipient: string
  state: Undelivered
  files: readonly MailedFile[]
  reviewUrl: string
  isRequest?: boolean | undefined
}

/** Without the link, which only the sender's page shows. */
export function undeliveredMail(facts: UndeliveredFacts): MailContent {
  const { brandName, language, recipient, state, files, reviewUrl: url, isRequest } = facts
  const texts = getMemberTexts(language)
  const { meaning, button, send, request } = texts.undelivered
  const { subject, title, advice, because } = isRequest ? request : send
  const words = { subject: subject[state], heading: subject[state], preview: title[state], paragraphs: [] }
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, advice, button, because },
    values: { recipient },
    remark: [title[state], meaning[state]],
    url,
    files,
  })
}
