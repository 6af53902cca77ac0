import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { AnonymousTransferOption } from '../../components/options/AnonymousTransferOption.tsx'
import { expiryDaysTyped } from '../../components/options/expiryDaysTyped.ts'
import { LinkMailOption } from '../../components/options/LinkMailOption.tsx'
import { OptionList } from '../../components/options/OptionList.tsx'
import { TemplateSetOption } from '../../components/options/TemplateSetOption.tsx'
import { TrackingIdOption } from '../../components/options/TrackingIdOption.tsx'
import { Panel } from '../../components/Panel.tsx'
import { daysShown } from './requestDraft.ts'
import type { RequestFieldProps } from './requestFieldProps.ts'

export function RequestOptions({ draft, preCheck, findFault, onChange, onTouch }: RequestFieldProps) {
  const { policyFeatures, organisationName, templateSets, minExpiryDays, maxExpiryDays } = preCheck
  return (
    <Panel title="Options">
      <OptionList>
        <div data-field="expiryDays">
          <FormField
            label="Days until the upload link expires"
            constraintText={`From ${minExpiryDays} to ${maxExpiryDays} days.`}
            errorText={findFault('expiryDays')}
          >
            <Input
              type="number"
              inputMode="numeric"
              name="expiryDays"
              ariaRequired
              value={daysShown(draft, preCheck)}
              onChange={({ detail }) => {
                onTouch('expiryDays')
                onChange({ expiryDays: expiryDaysTyped(detail.value) })
              }}
              onBlur={() => onTouch('expiryDays')}
            />
          </FormField>
        </div>
        <AnonymousTransferOption
          feature={policyFeatures.anonymousTransfer}
          organisation={organisationName}
          isWanted={draft.isAnonymousTransfer}
          onChange={onChange}
        />
        <TrackingIdOption
          feature={policyFeatures.trackingId}
          options={draft}
          fault={findFault('trackingId')}
          onChange={onChange}
          onTouch={() => onTouch('trackingId')}
        />
        <TemplateSetOption sets={templateSets} chosen={draft.templateSet} onChange={onChange} />
        <LinkMailOption recipient={draft.responder.trim()} isWanted={draft.isLinkMailed} onChange={onChange} />
      </OptionList>
    </Panel>
  )
}
