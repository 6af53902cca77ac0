import Alert from '@cloudscape-design/components/alert'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { sealingFaultTexts } from '../../../../../shared/texts/fields.ts'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { isProtected, type Options, type Protection } from './options.ts'

const meaning =
  'All files are sent as one ZIP archive, encrypted with AES-256. The recipient gets its password in a second e-mail, and needs a ZIP tool that supports AES-256, such as 7-Zip, WinZip or Keka.'

type Props = {
  protection: Protection
  options: Options
  onChange: (patch: Partial<Options>) => void
}

export function ProtectionField({ protection, options, onChange }: Props) {
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
      </Alert>
    )
  }
  return (
    <div>
      <StatusIndicator type="info">Your organisation requires password protection for this transfer.</StatusIndicator>
      <SecondaryText>{meaning}</SecondaryText>
    </div>
  )
}
