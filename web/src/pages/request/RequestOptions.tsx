import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { options as texts } from '../../../../shared/texts/en/options.ts'
import { AnonymousTransferOption } from '../../components/options/AnonymousTransferOption.tsx'
import { expiryDaysTyped } from '../../components/options/expiryDaysTyped.ts'
import { LinkMailOption } from '../../components/options/LinkMailOption.tsx'
import { OptionList } from '../../components/options/OptionList.tsx'
import styles from '../../components/options/options.module.css'
import { TemplateSetOption } from '../../components/options/TemplateSetOption.tsx'
import { TrackingIdOption } from '../../components/options/TrackingIdOption.tsx'
import { Panel } from '../../components/Panel.tsx'
import { NotAvailable } from '../../policies/NotAvailable.tsx'
import { PolicyHelp } from '../../policies/PolicyHelp.tsx'
import { PolicyReasons } from '../../policies/PolicyReasons.tsx'
import { reasonsFor } from '../../policies/reasons.ts'
import { daysShown } from './requestDraft.ts'
import type { RequestFieldProps } from './requestFieldProps.ts'

export function RequestOptions(props: RequestFieldProps) {
  const { draft, rules, findFault, onChange, onTouch } = props
  const { policyFeatures, policyMessages, organisationName, templateSets } = rules
  return (
    <Panel title={texts.panel}>
      <OptionList>
        <ExpiryDays {...props} />
        <AnonymousTransferOption
          feature={policyFeatures.anonymousTransfer}
          policyMessages={policyMessages}
          organisation={organisationName}
          isWanted={draft.isAnonymousTransfer}
          onChange={onChange}
        />
        <TrackingIdOption
          feature={policyFeatures.trackingId}
          policyMessages={policyMessages}
          options={draft}
          fault={findFault('trackingId')}
          onChange={onChange}
          onTouch={() => onTouch('trackingId')}
        />
        <TemplateSetOption
          sets={templateSets}
          chosen={draft.templateSet}
          policyMessages={policyMessages}
          onChange={onChange}
        />
        <LinkMailOption recipient={draft.responder.trim()} isWanted={draft.isLinkMailed} onChange={onChange} />
        <NotAvailable messages={policyMessages} features={policyFeatures} />
        <PolicyHelp messages={policyMessages} />
      </OptionList>
    </Panel>
  )
}

function ExpiryDays({ draft, rules, findFault, onChange, onTouch }: RequestFieldProps) {
  const { policyMessages, minExpiryDays, maxExpiryDays } = rules
  const reasons = <PolicyReasons messages={reasonsFor(policyMessages, 'minExpiryDays', 'maxExpiryDays')} />
  if (minExpiryDays === maxExpiryDays) {
    return (
      <div className={styles.required}>
        <StatusIndicator type="info">{texts.expiry.requestFixed(minExpiryDays)}</StatusIndicator>
        {reasons}
      </div>
    )
  }
  return (
    <div data-field="expiryDays">
      <FormField
        label={texts.expiry.requestField}
        constraintText={texts.days(minExpiryDays, maxExpiryDays)}
        errorText={findFault('expiryDays')}
      >
        <Input
          type="number"
          inputMode="numeric"
          name="expiryDays"
          ariaRequired
          value={daysShown(draft, rules)}
          onChange={({ detail }) => {
            onTouch('expiryDays')
            onChange({ expiryDays: expiryDaysTyped(detail.value) })
          }}
          onBlur={() => onTouch('expiryDays')}
        />
      </FormField>
      {reasons}
    </div>
  )
}
