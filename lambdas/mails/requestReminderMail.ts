import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { type AskingFacts, asking } from './asking.ts'
import type { MailContent } from './facts.ts'

export function requestReminderMail(set: TemplateSet, facts: AskingFacts): MailContent {
  return asking(set, 'requestReminder', facts)
}
