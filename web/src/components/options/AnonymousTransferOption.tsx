import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { options } from '../../../../shared/texts/en/options.ts'
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
      label={options.sender.label}
      state={isWanted ? options.sender.on(organisation) : options.sender.off}
      meaning={options.sender.meaning(organisation)}
      demand={options.sender.demand}
      reasons={reasonsFor(policyMessages, 'anonymousTransfer')}
      isWanted={isWanted}
      onSwitch={isAnonymousTransfer => onChange({ isAnonymousTransfer })}
    />
  )
}
