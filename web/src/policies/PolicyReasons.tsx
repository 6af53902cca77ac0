import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { policyTexts } from '../../../shared/texts/en/options.ts'
import { SecondaryText } from '../components/SecondaryText.tsx'
import { PolicyLink } from './PolicyLink.tsx'
import { toOwnWords } from './reasons.ts'

/** Which policies decide on an option, and why. */
export function PolicyReasons({ messages }: { messages: readonly PolicyMessage[] }) {
  return messages.map(message => {
    const { policyId, feature, policyName, link } = message
    const words = toOwnWords(message)
    return (
      <SecondaryText key={`${policyId} ${feature}`}>
        {words ? policyTexts.says(policyName, words) : policyTexts.silent(policyName)} <PolicyLink url={link} />
      </SecondaryText>
    )
  })
}
