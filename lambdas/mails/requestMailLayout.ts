import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { button, buttonAddress, message } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'

export type RequestMailFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'message' | 'expiryDate' | 'link'>

export function composeRequestMail(
  set: TemplateSet,
  kind: 'request' | 'requestReminder',
  facts: RequestMailFacts,
): MailContent {
  const { link } = facts
  return partnerMail(set, kind, facts, ({ look, words, texts }) => ({
    main: [message(look, words.messageFrom, facts.message), button(look, words.button, link)],
    more: [buttonAddress(look, texts.address, link)],
  }))
}
