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

export function linkMail(set: TemplateSet, facts: LinkFacts): MailContent {
  const { link, isPasswordProtected, gate } = facts
  const shown = hideBehindGate(facts)
  return partnerMail(set, 'link', shown, ({ look, words, texts }) => ({
    main: [message(look, words.messageFrom, shown.message), button(look, words.button, link)],
    more: [
      ...(isPasswordProtected ? [paragraph(texts.locked)] : []),
      ...(gate ? [paragraph(texts.gates[gate])] : []),
      fileList(look, shown.files, texts, isPasswordProtected ? shown.fileCount : undefined),
      buttonAddress(look, texts.address, link),
    ],
  }))
}
