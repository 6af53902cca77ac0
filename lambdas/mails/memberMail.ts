import type { Language } from '../../shared/texts/language.ts'
import type { MemberMailTexts } from '../../shared/texts/mails/mailTexts.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { button, buttonAddress, noteBlock, paragraph } from './blocks.ts'
import { compose } from './compose.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { fileList } from './files.ts'
import { fill, fillBody } from './fill.ts'
import { plainLook } from './mailStyle.ts'

/** With placeholders. */
type Words = {
  subject: string
  preview: string
  heading: string
  paragraphs: readonly string[]
  advice?: readonly string[]
  button: string
  other?: string
  because: string
}

type Parts = {
  brandName: string
  language: Language
  texts: MemberMailTexts
  words: Words
  /** Of the placeholders; the brand is added. */
  values: Record<string, string>
  /** Lines, not filled. */
  remark?: readonly string[]
  url: string
  otherUrl?: string
  files?: readonly MailedFile[]
}

/** Independent of template sets. */
export function memberMail(parts: Parts): MailContent {
  const { brandName, language, texts, words, remark, url, otherUrl, files = [] } = parts
  const look = plainLook(brandName, language)
  const values = { ...parts.values, brand: brandName }
  const singleLines = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)]))
  const say = (text: string) => fill([text], singleLines) ?? ''
  const write = (text: string) => fillBody([text], singleLines, language) ?? ''
  const subject = say(words.subject)
  const other = words.other && otherUrl ? { words: words.other, url: otherUrl } : undefined
  return compose(look, {
    subject,
    preview: say(words.preview),
    heading: write(words.heading),
    blocks: [
      { text: /[.。]$/.test(subject) ? subject : `${subject}${language === 'ja' ? '。' : '.'}` },
      ...words.paragraphs.map(text => paragraph(write(text))),
      ...(remark === undefined ? [] : [noteBlock(look, remark)]),
      ...(words.advice ?? []).map(text => paragraph(write(text))),
      button(look, words.button, url),
      ...(other ? [{ text: `${other.words}\n${other.url}` }] : []),
      fileList(look, files, texts),
      buttonAddress(look, texts.address, url),
      ...(other ? [{ html: buttonAddress(look, other.words, other.url).html }] : []),
    ],
    footer: [write(words.because)],
  })
}
