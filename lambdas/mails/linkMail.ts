import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { button, buttonAddress, message, paragraph } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { fileList } from './files.ts'
import { hideBehindGate } from './hideBehindGate.ts'
import { partnerMail } from './partnerMail.ts'

type LinkFacts = PartnerFacts &
  Pick<
    MailFacts,
    'timeZone' | 'message' | 'fileCount' | 'files' | 'isPasswordProtected' | 'gate' | 'expiryDate' | 'link'
  >

/** The mail that brings a recipient the download link. Its plain part holds the link once, for those who copy it. */
export function linkMail(set: TemplateSet, facts: LinkFacts): MailContent {
  const { link, isPasswordProtected, gate } = facts
  const told = hideBehindGate(facts)
  return partnerMail(set, 'link', told, ({ look, words, texts }) => ({
    main: [message(look, words.messageFrom, told.message), button(look, words.button, link)],
    more: [
      ...(isPasswordProtected ? [paragraph(texts.locked)] : []),
      ...(gate ? [paragraph(texts.gates[gate])] : []),
      fileList(told.files, { ...texts, language: set.language }),
      buttonAddress(look, texts.address, link),
    ],
  }))
}
