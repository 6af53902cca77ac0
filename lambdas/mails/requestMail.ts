import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { type AskingFacts, asking } from './asking.ts'
import type { MailContent } from './facts.ts'

/** The mail that brings a responder the link through which they upload. */
export function requestMail(set: TemplateSet, facts: AskingFacts): MailContent {
  return asking(set, 'request', facts)
}
