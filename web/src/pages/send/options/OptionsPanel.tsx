import Alert from '@cloudscape-design/components/alert'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { fieldTexts } from '../../../../../shared/texts/en/fields.ts'
import { demandTexts, options as texts } from '../../../../../shared/texts/en/options.ts'
import { AnonymousTransferOption } from '../../../components/options/AnonymousTransferOption.tsx'
import { LinkMailOption } from '../../../components/options/LinkMailOption.tsx'
import { OptionList } from '../../../components/options/OptionList.tsx'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
import styles from '../../../components/options/options.module.css'
import { TemplateSetOption } from '../../../components/options/TemplateSetOption.tsx'
import { TrackingIdOption } from '../../../components/options/TrackingIdOption.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { NotAvailable } from '../../../policies/NotAvailable.tsx'
import { PolicyHelp } from '../../../policies/PolicyHelp.tsx'
import { PolicyReasons } from '../../../policies/PolicyReasons.tsx'
import { reasonsFor } from '../../../policies/reasons.ts'
import { EmailCodeOption } from './EmailCodeOption.tsx'
import { ExpiryField } from './ExpiryField.tsx'
import type { OptionFieldProps } from './optionFieldProps.ts'
import { needsSignIn } from './options.ts'
import { PhoneCodeOption } from './PhoneCodeOption.tsx'
import { ProtectionField } from './ProtectionField.tsx'

export function OptionsPanel(props: OptionFieldProps) {
  const { prepared, options, protection, recipient, findFault, onChange, onTouch } = props
  const { policyFeatures, policyMessages, organisationName, templateSets } = prepared
  return (
    <Panel title={texts.panel}>
      <OptionList>
        <ExpiryField
          prepared={prepared}
          options={options}
          fault={findFault('expiryDays')}
          onChange={onChange}
          onTouch={() => onTouch('expiryDays')}
        />
        <ProtectionField
          protection={protection}
          reasons={reasonsFor(policyMessages, 'passwordProtection')}
          options={options}
          onChange={onChange}
        />
        {needsSignIn(prepared) && (
          <div className={styles.required}>
            <StatusIndicator type="info">{demandTexts.signIn}</StatusIndicator>
            <PolicyReasons messages={reasonsFor(policyMessages, 'signIn')} />
          </div>
        )}
        {prepared.recipients.length === 1 ? (
          <PhoneCodeOption
            prepared={prepared}
            options={options}
            fault={findFault('phone')}
            onChange={onChange}
            onTouch={() => onTouch('phone')}
          />
        ) : (
          policyFeatures.mobileOtp === 'required' && (
            <Alert type="error">
              {fieldTexts.codeOfOne}
              <PolicyReasons messages={reasonsFor(policyMessages, 'mobileOtp')} />
            </Alert>
          )
        )}
        <EmailCodeOption prepared={prepared} options={options} onChange={onChange} />
        <AnonymousTransferOption
          feature={policyFeatures.anonymousTransfer}
          policyMessages={policyMessages}
          organisation={organisationName}
          isWanted={options.isAnonymousTransfer}
          onChange={onChange}
        />
        <TrackingIdOption
          feature={policyFeatures.trackingId}
          policyMessages={policyMessages}
          options={options}
          fault={findFault('trackingId')}
          onChange={onChange}
          onTouch={() => onTouch('trackingId')}
        />
        <TemplateSetOption
          sets={templateSets}
          chosen={options.templateSet}
          policyMessages={policyMessages}
          onChange={onChange}
        />
        <LinkMailOption recipient={recipient} isWanted={options.isLinkMailed} onChange={onChange} />
        <OptionRow
          label={texts.downloadNotice.label}
          state={options.isNoticeWanted ? texts.downloadNotice.on : texts.downloadNotice.off}
          isOn={options.isNoticeWanted}
          onSwitch={isNoticeWanted => onChange({ isNoticeWanted })}
        />
        <NotAvailable messages={policyMessages} features={policyFeatures} />
        <PolicyHelp messages={policyMessages} />
      </OptionList>
    </Panel>
  )
}
