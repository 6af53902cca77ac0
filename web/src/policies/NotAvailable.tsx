import type { PolicyFeatures } from '../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { policyTexts } from '../../../shared/texts/en/options.ts'
import { SecondaryText } from '../components/SecondaryText.tsx'
import { PolicyLink } from './PolicyLink.tsx'
import { findProhibitions, toOwnWords } from './reasons.ts'

type Props = { messages: readonly PolicyMessage[]; features: Partial<PolicyFeatures> }

/** Options that a policy prohibits, so that senders do not search for them. */
export function NotAvailable({ messages, features }: Props) {
  const prohibitions = findProhibitions(messages, features)
  if (prohibitions.length === 0) return null
  return (
    <div>
      {prohibitions.map(message => (
        <SecondaryText key={`${message.policyId} ${message.feature}`}>
          {policyTexts.notAvailable(message.feature, message.policyName)} {toOwnWords(message)}{' '}
          <PolicyLink url={message.link} />
        </SecondaryText>
      ))}
    </div>
  )
}
