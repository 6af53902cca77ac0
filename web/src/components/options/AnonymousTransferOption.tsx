import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { reasonsFor } from '../../policies/reasons.ts'
import { PolicyOption } from './PolicyOption.tsx'

type Props = {
  feature: PolicyFeatures['anonymousTransfer']
  policyMessages: readonly PolicyMessage[]
  organisation: string
  isWanted: boolean
  onChange: (patch: { isAnonymousTransfer: boolean }) => void
}

export function AnonymousTransferOption({ feature, policyMessages, organisation, isWanted, onChange }: Props) {
  return (
    <PolicyOption
      feature={feature}
      label="Hide my name and address"
      state={isWanted ? `On: the recipient sees only ${organisation}` : 'Off: your name and address are shown'}
      meaning={`The recipient sees only ${organisation}, not you.`}
      demand="Your organisation requires that your name and address are hidden."
      reasons={reasonsFor(policyMessages, 'anonymousTransfer')}
      isWanted={isWanted}
      onSwitch={isAnonymousTransfer => onChange({ isAnonymousTransfer })}
    />
  )
}
