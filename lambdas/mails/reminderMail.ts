import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { button, buttonAddress } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { fileList } from './files.ts'
import { hideBehindGate } from './hideBehindGate.ts'
import { partnerMail } from './partnerMail.ts'

type ReminderFacts = PartnerFacts &
  Pick<MailFacts, 'timeZone' | 'fileCount' | 'gate' | 'expiryDate' | 'link'> &
  Partial<Pick<MailFacts, 'files'>>

export function reminderMail(set: TemplateSet, facts: ReminderFacts): MailContent {
  const { link } = facts
  const shown = hideBehindGate(facts)
  return partnerMail(set, 'reminder', shown, ({ look, words, texts }) => ({
    main: [button(look, words.button, link)],
    more: [fileList(look, shown.files ?? [], texts), buttonAddress(look, texts.address, link)],
  }))
}
