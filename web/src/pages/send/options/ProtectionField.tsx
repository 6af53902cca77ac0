import Alert from '@cloudscape-design/components/alert'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { PolicyMessage } from '../../../../../shared/domain/policies/policyMessage.ts'
import { sealingFaultTexts } from '../../../../../shared/texts/fields.ts'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
import styles from '../../../components/options/options.module.css'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { PolicyReasons } from '../../../policies/PolicyReasons.tsx'
import { isProtected, type Options, type Protection } from './options.ts'

const meaning =
  'All files are sent as one ZIP archive, encrypted with AES-256. The recipient gets its password in a second e-mail, and needs a ZIP tool that supports AES-256, such as 7-Zip, WinZip or Keka.'

type Props = {
  protection: Protection
  reasons: readonly PolicyMessage[]
  options: Options
  onChange: (patch: Partial<Options>) => void
}

export function ProtectionField({ protection, reasons, options, onChange }: Props) {
  const { feature, fault } = protection
  const isOn = isProtected(options, protection)
  const reason = fault && sealingFaultTexts(fault).join(' ')
  if (feature === 'prohibited') return null
  if (feature === 'optional') {
    return (
      <OptionRow
        label="Password protection"
        state={
          reason ??
          (isOn ? 'On: one ZIP archive, its password in a second e-mail' : 'Off: the files are sent as they are')
        }
        isOn={isOn}
        isDisabled={fault !== undefined}
        onSwitch={isPasswordProtected => onChange({ isPasswordProtected })}
      >
        <SecondaryText>{meaning}</SecondaryText>
      </OptionRow>
    )
  }
  if (reason) {
    return (
      <Alert type="error" header="Your organisation requires password protection for this transfer">
        {reason} Go back and send fewer files at a time.
        <PolicyReasons messages={reasons} />
      </Alert>
    )
  }
  return (
    <div className={styles.required}>
      <StatusIndicator type="info">Your organisation requires password protection for this transfer.</StatusIndicator>
      <PolicyReasons messages={reasons} />
      <SecondaryText>{meaning}</SecondaryText>
    </div>
  )
}
