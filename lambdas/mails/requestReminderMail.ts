import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { type AskingFacts, asking } from './asking.ts'
import type { MailContent } from './facts.ts'

/** Reminds a responder of files that they did not upload so far. */
export function requestReminderMail(set: TemplateSet, facts: AskingFacts): MailContent {
  return asking(set, 'requestReminder', facts)
}
