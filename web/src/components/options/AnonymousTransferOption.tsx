import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import { PolicyOption } from './PolicyOption.tsx'

type Props = {
  feature: PolicyFeatures['anonymousTransfer']
  organisation: string
  isWanted: boolean
  onChange: (patch: { isAnonymousTransfer: boolean }) => void
}

export function AnonymousTransferOption({ feature, organisation, isWanted, onChange }: Props) {
  return (
    <PolicyOption
      feature={feature}
      label="Hide my name and address"
      state={isWanted ? `On: the recipient sees only ${organisation}` : 'Off: your name and address are shown'}
      meaning={`The recipient sees only ${organisation}, not you.`}
      demand="Your organisation requires that your name and address are hidden."
      isWanted={isWanted}
      onSwitch={isAnonymousTransfer => onChange({ isAnonymousTransfer })}
    />
  )
}
