import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { secret } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { hideBehindGate } from './hideBehindGate.ts'
import { partnerMail } from './partnerMail.ts'

type PasswordFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'archiveName' | 'password' | 'gate' | 'expiryDate'>

/** Link and password are never in the same mail. */
export function passwordMail(set: TemplateSet, facts: PasswordFacts): MailContent {
  return partnerMail(set, 'password', hideBehindGate(facts), ({ look }) => ({
    main: [secret(look, 'password', facts.password)],
  }))
}
