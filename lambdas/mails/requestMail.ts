import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent } from './facts.ts'
import { composeRequestMail, type RequestMailFacts } from './requestMailLayout.ts'

export function requestMail(set: TemplateSet, facts: RequestMailFacts): MailContent {
  return composeRequestMail(set, 'request', facts)
}
