import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { type AskingFacts, asking } from './asking.ts'
import type { MailContent } from './facts.ts'

export function requestMail(set: TemplateSet, facts: AskingFacts): MailContent {
  return asking(set, 'request', facts)
}
