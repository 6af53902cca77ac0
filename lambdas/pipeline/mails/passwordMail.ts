import type { TemplateSet } from '../../../shared/domain/templateSet.ts'
import { secret } from './blocks.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { partnerMail } from './partnerMail.ts'
import { withinGate } from './withinGate.ts'

type PasswordFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'archiveName' | 'password' | 'gate' | 'expiryDate'>

/** The mail with the password of an archive. It never holds the link, as the link's mail never holds the password. */
export function passwordMail(set: TemplateSet, facts: PasswordFacts): MailContent {
  return partnerMail(set, 'password', withinGate(facts), ({ look }) => ({
    main: [secret(look, 'password', facts.password)],
  }))
}
