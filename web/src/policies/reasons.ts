import type { PolicyFeatures } from '../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { demandTexts } from '../../../shared/texts/policies.ts'

export function reasonsFor(messages: readonly PolicyMessage[], ...features: readonly string[]): PolicyMessage[] {
  return messages.filter(({ feature }) => features.includes(feature))
}

/** The text of a message, unless it only repeats that the option or the sign-in is required, or prohibited. */
export function toOwnWords({ feature, text }: PolicyMessage): string | undefined {
  const usual = [demandTexts.required(feature), demandTexts.prohibited(feature), demandTexts.signIn]
  return usual.some(demand => text === `${demand}.`) ? undefined : text
}

/** Why a transfer is blocked, or what to check before it is sent. */
export function findNotices(messages: readonly PolicyMessage[]): PolicyMessage[] {
  return messages.filter(
    ({ feature, userAction }) => feature === 'transfer' || userAction === demandTexts.conflictAction,
  )
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
