import Alert from '@cloudscape-design/components/alert'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { PolicyMessage } from '../../../../../shared/domain/policies/policyMessage.ts'
import { options as optionsTexts } from '../../../../../shared/texts/en/options.ts'
import { sealingFaultText } from '../../../../../shared/texts/fields.ts'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
import styles from '../../../components/options/options.module.css'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { PolicyReasons } from '../../../policies/PolicyReasons.tsx'
import { isProtected, type Options, type Protection } from './options.ts'

type Props = {
  protection: Protection
  reasons: readonly PolicyMessage[]
  options: Options
  onChange: (patch: Partial<Options>) => void
}

export function ProtectionField({ protection, reasons, options, onChange }: Props) {
  const { feature, fault } = protection
  const isOn = isProtected(options, protection)
  const reason = fault && sealingFaultText(fault)
  if (feature === 'prohibited') return null
  if (feature === 'optional') {
    return (
      <OptionRow
        label={optionsTexts.protection.label}
        state={reason ?? (isOn ? optionsTexts.protection.on : optionsTexts.protection.off)}
        isOn={isOn}
        isDisabled={fault !== undefined}
        onSwitch={isPasswordProtected => onChange({ isPasswordProtected })}
      >
        <SecondaryText>{optionsTexts.protection.meaning}</SecondaryText>
      </OptionRow>
    )
  }
  if (reason) {
    return (
      <Alert type="error" header={optionsTexts.protection.tooLargeTitle}>
        {reason} {optionsTexts.protection.tooLarge}
        <PolicyReasons messages={reasons} />
      </Alert>
    )
  }
  return (
    <div className={styles.required}>
      <StatusIndicator type="info">{optionsTexts.protection.demand}</StatusIndicator>
      <PolicyReasons messages={reasons} />
      <SecondaryText>{optionsTexts.protection.meaning}</SecondaryText>
    </div>
  )
}
