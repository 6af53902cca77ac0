import { findTranslation } from '../../shared/texts/findTranslation.ts'
import type { Language } from '../../shared/texts/language.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { fill } from './fill.ts'
import { getMemberTexts } from './getMailTexts.ts'
import { memberMail } from './memberMail.ts'

type FailureFacts = {
  brandName: string
  language: Language
  recipient: string
  reason: string
  files: readonly MailedFile[]
  reviewUrl: string
  isRequest?: boolean | undefined
  /** A policy blocks it, and the sender can send it again on its stored files. */
  canSendAgain?: boolean | undefined
}

export function failedMail(facts: FailureFacts): MailContent {
  const { brandName, language, recipient, files, reviewUrl: url, isRequest, canSendAgain } = facts
  const texts = getMemberTexts(language)
  const { reason, reasons, sendAgain, button, send, request } = texts.failed
  const { paragraph, ...words } = isRequest ? request : send
  // The words of policies stay as they are stored.
  const why = findTranslation(oneLine(facts.reason), reasons, language)
  const remark = fill([reason], { reason: why }, unchanged) ?? ''
  return memberMail({
    brandName,
    language,
    texts,
    words: { ...words, preview: reason, paragraphs: [paragraph], advice: canSendAgain ? [sendAgain] : [], button },
    values: { recipient, reason: why },
    remark: [remark],
    url,
    files,
  })
}

/** With the isolates of the names in it. */
const unchanged = (value: string) => value
