import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'

type RevokedFacts = PartnerFacts & Pick<MailFacts, 'isRequest'>

/** Tells a recipient that the sender took the files back, or a responder that they are no longer asked for. */
export function revokedMail(set: TemplateSet, facts: RevokedFacts): MailContent {
  return partnerMail(set, facts.isRequest ? 'requestRevoked' : 'revoked', facts)
}
