import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'

type ExpiredFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'fileCount' | 'expiryDate' | 'isRequest'>

export function expiredMail(set: TemplateSet, facts: ExpiredFacts): MailContent {
  return partnerMail(set, facts.isRequest ? 'requestExpired' : 'expired', facts)
}
