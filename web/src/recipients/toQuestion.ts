import type { VerificationMessage, VerificationOutcome } from '../../../shared/domain/verification.ts'

/** The answer of the server about recipients. */
export type CheckedRecipients = {
  /** The checked addresses. */
  recipients: readonly string[]
  /** With several recipients, each names its own. */
  rvMessages: readonly (VerificationMessage & { recipient?: string | undefined })[]
  outcome: VerificationOutcome
}

/** What the sender is asked about the recipients: an answer holds for exactly the same question. */
export function toQuestion({ recipients, rvMessages }: Omit<CheckedRecipients, 'outcome'>): string {
  return JSON.stringify([recipients, rvMessages.map(({ flag, text, suggestion }) => [flag, text, suggestion])])
}
