import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { fileProofs } from './files.ts'
import { partnerMail } from './partnerMail.ts'

type ReceiptFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'fileCount' | 'files' | 'receivedAt'>

/** What a responder keeps: which files arrived, when, and the digest of each. No link: it was for one use. */
export function receiptMail(set: TemplateSet, facts: ReceiptFacts): MailContent {
  return partnerMail(set, 'receipt', facts, ({ texts }) => ({
    main: [fileProofs(facts.files, { ...texts, language: set.language })],
  }))
}
