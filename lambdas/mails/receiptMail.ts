import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { fileProofs } from './files.ts'
import { partnerMail } from './partnerMail.ts'

type ReceiptFacts = PartnerFacts & Pick<MailFacts, 'timeZone' | 'fileCount' | 'files' | 'receivedAt'>

/** Without the upload link, which works only once. */
export function receiptMail(set: TemplateSet, facts: ReceiptFacts): MailContent {
  return partnerMail(set, 'receipt', facts, ({ look, texts }) => ({
    main: [fileProofs(look, facts.files, texts)],
  }))
}
