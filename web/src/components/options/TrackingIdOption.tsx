import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { reasonsFor } from '../../policies/reasons.ts'
import { PolicyOption } from './PolicyOption.tsx'

type Tracking = { isTrackingIdWanted: boolean; trackingId: string }

type Props = {
  feature: PolicyFeatures['trackingId']
  policyMessages: readonly PolicyMessage[]
  options: Tracking
  fault: string | undefined
  onChange: (patch: Partial<Tracking>) => void
  onTouch: () => void
}

export function TrackingIdOption({ feature, policyMessages, options, fault, onChange, onTouch }: Props) {
  return (
    <PolicyOption
      feature={feature}
      label="Tracking ID"
      state={options.isTrackingIdWanted ? `On: ${options.trackingId.trim() || 'no ID yet'}` : 'Off'}
      meaning="A case or contract number of yours, to find this again. The recipient does not see it."
      demand="Your organisation requires a tracking ID."
      reasons={reasonsFor(policyMessages, 'trackingId')}
      isWanted={options.isTrackingIdWanted}
      onSwitch={isTrackingIdWanted => onChange({ isTrackingIdWanted, trackingId: '' })}
    >
      <div data-field="trackingId">
        <FormField label="Tracking ID of this transfer" errorText={fault} stretch>
          <Input
            name="trackingId"
            autoComplete={false}
            ariaRequired
            value={options.trackingId}
            onChange={({ detail }) => onChange({ trackingId: detail.value })}
            onBlur={() => options.trackingId !== '' && onTouch()}
          />
        </FormField>
      </div>
    </PolicyOption>
  )
}
