import { english } from '../../shared/texts/mails/en.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { button, buttonAddress, noteBlock, paragraph } from './blocks.ts'
import { compose } from './compose.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { fileList } from './files.ts'
import { plainLook } from './mailStyle.ts'

type Parts = {
  subject: string
  preview: string
  heading: string
  paragraphs: readonly string[]
  remark?: string
  advice?: readonly string[]
  button: { label: string; url: string }
  other?: { words: string; url: string } | undefined
  files?: readonly MailedFile[]
  because: string
}

/** English, independent of template sets. */
export function memberMail(brandName: string, parts: Parts): MailContent {
  const look = plainLook(brandName)
  const { label, url } = parts.button
  return compose(look, {
    subject: parts.subject,
    preview: parts.preview,
    heading: parts.heading,
    blocks: [
      { text: `${parts.subject}.` },
      ...parts.paragraphs.map(paragraph),
      ...(parts.remark === undefined ? [] : [noteBlock(look, parts.remark)]),
      ...(parts.advice ?? []).map(paragraph),
      button(look, label, url),
      ...(parts.other ? [{ text: `${parts.other.words}\n${parts.other.url}` }] : []),
      fileList(parts.files ?? [], { ...english, language: 'en' }),
      buttonAddress(look, english.address, url),
      ...(parts.other ? [{ html: buttonAddress(look, parts.other.words, parts.other.url).html }] : []),
    ],
    footer: [`Sent by ${oneLine(brandName)} because ${parts.because}.`],
  })
}
