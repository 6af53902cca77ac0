import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { secret } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'

type CodeFacts = Omit<PartnerFacts, 'senderEmail'> & Pick<MailFacts, 'code' | 'prefix' | 'minutes'>

/** Locked screens show subject and preview, so neither contains the code. */
export function codeMail(set: TemplateSet, facts: CodeFacts): MailContent {
  return partnerMail(set, 'code', facts, ({ look }) => ({
    main: [secret(look, 'code', `${facts.prefix}-${facts.code}`)],
  }))
}
