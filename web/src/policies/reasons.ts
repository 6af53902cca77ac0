import type { PolicyFeatures } from '../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import type { Sentence } from '../../../shared/texts/sentences.ts'
import { translateSentence } from '../texts/sentences.ts'

/** What the server writes, which is English on every page: for comparison only. */
export const written = {
  conflictAction: 'Please tell an administrator.',
  blockAction: 'Change the recipient or the files, or ask the administrators of your organization.',
} as const satisfies Record<string, Sentence>
const USUAL =
  /^(?:.+ (?:is required|is not available) for this transfer|The recipient must sign in to open the link)\.$/

export function reasonsFor(messages: readonly PolicyMessage[], ...features: readonly string[]): PolicyMessage[] {
  return messages.filter(({ feature }) => features.includes(feature))
}

/** The text of a message, unless it only repeats that the option or the sign-in is required, or prohibited. */
export function toOwnWords({ text }: PolicyMessage): string | undefined {
  return USUAL.test(text) ? undefined : translateSentence(text)
}

/** Why a transfer is blocked, or what to check before it is sent. */
export function findNotices(messages: readonly PolicyMessage[]): PolicyMessage[] {
  return messages.filter(({ feature, userAction }) => feature === 'transfer' || userAction === written.conflictAction)
}

/** Messages on options that the sender does not see. */
export function findProhibitions(
  messages: readonly PolicyMessage[],
  features: Partial<PolicyFeatures>,
): PolicyMessage[] {
  return messages.filter(({ feature }) => features[feature as keyof PolicyFeatures] === 'prohibited')
}

/** Messages on options that the sender must use. */
export function findRequirements(messages: readonly PolicyMessage[], features: PolicyFeatures): PolicyMessage[] {
  return messages.filter(({ feature }) => features[feature as keyof PolicyFeatures] === 'required')
}
