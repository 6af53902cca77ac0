import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { options as optionsTexts } from '../../../../shared/texts/en/options.ts'
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
      label={optionsTexts.trackingId.label}
      state={toState(options)}
      meaning={optionsTexts.trackingId.meaning}
      demand={optionsTexts.trackingId.demand}
      reasons={reasonsFor(policyMessages, 'trackingId')}
      isWanted={options.isTrackingIdWanted}
      onSwitch={isTrackingIdWanted => onChange({ isTrackingIdWanted, trackingId: '' })}
    >
      <div data-field="trackingId">
        <FormField label={optionsTexts.trackingId.field} errorText={fault} stretch>
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

function toState({ isTrackingIdWanted, trackingId }: Tracking): string {
  if (!isTrackingIdWanted) return optionsTexts.trackingId.off
  return trackingId.trim() === '' ? optionsTexts.trackingId.missing : optionsTexts.trackingId.on(trackingId.trim())
}
