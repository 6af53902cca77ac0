import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'

type RevokedFacts = PartnerFacts & Pick<MailFacts, 'isRequest'>

export function revokedMail(set: TemplateSet, facts: RevokedFacts): MailContent {
  return partnerMail(set, facts.isRequest ? 'requestRevoked' : 'revoked', facts)
}
