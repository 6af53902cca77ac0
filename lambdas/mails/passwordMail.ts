import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { secret } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { hideBehindGate } from './hideBehindGate.ts'
import { partnerMail } from './partnerMail.ts'

type PasswordFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'archiveName' | 'password' | 'gate' | 'expiryDate'>

/** The mail with the password of an archive. It never holds the link, as the link's mail never holds the password. */
export function passwordMail(set: TemplateSet, facts: PasswordFacts): MailContent {
  return partnerMail(set, 'password', hideBehindGate(facts), ({ look }) => ({
    main: [secret(look, 'password', facts.password)],
  }))
}
