import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailContent } from './facts.ts'
import { composeRequestMail, type RequestMailFacts } from './requestMailLayout.ts'

export function requestReminderMail(set: TemplateSet, facts: RequestMailFacts): MailContent {
  return composeRequestMail(set, 'requestReminder', facts)
}
