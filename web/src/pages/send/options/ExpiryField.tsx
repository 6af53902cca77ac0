import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { expiryDateAfter } from '../../../../../shared/domain/limits.ts'
import { options as optionsTexts } from '../../../../../shared/texts/en/options.ts'
import { expiryDaysTyped } from '../../../components/options/expiryDaysTyped.ts'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
import styles from '../../../components/options/options.module.css'
import { PolicyReasons } from '../../../policies/PolicyReasons.tsx'
import { reasonsFor } from '../../../policies/reasons.ts'
import { getDays, type Options, type Prepared } from './options.ts'

type Props = {
  prepared: Prepared
  options: Options
  fault: string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: () => void
}

export function ExpiryField({ prepared, options, fault, onChange, onTouch }: Props) {
  const { expiry } = prepared
  const days = getDays(options, prepared)
  const isWithin = days !== undefined && days >= expiry.min && days <= expiry.max
  const reasons = <PolicyReasons messages={reasonsFor(prepared.policyMessages, 'minExpiryDays', 'maxExpiryDays')} />
  if (expiry.min === expiry.max) {
    return (
      <div className={styles.required}>
        <StatusIndicator type="info">
          {optionsTexts.expiry.fixed(expiry.default, toExpiry(expiry.default))}
        </StatusIndicator>
        {reasons}
      </div>
    )
  }
  return (
    <OptionRow
      label={optionsTexts.expiry.label}
      state={isWithin ? optionsTexts.expiry.lasting(days, toExpiry(days)) : optionsTexts.expiry.invalid}
      isOn={options.isExpiryCustom}
      note={reasons}
      onSwitch={isExpiryCustom =>
        onChange({ isExpiryCustom, expiryDays: isExpiryCustom ? String(expiry.default) : '' })
      }
    >
      <div data-field="expiryDays">
        <FormField
          label={optionsTexts.expiry.field}
          constraintText={optionsTexts.days(expiry.min, expiry.max)}
          errorText={fault}
        >
          <Input
            type="number"
            inputMode="numeric"
            value={options.expiryDays}
            onChange={({ detail }) => {
              onTouch()
              onChange({ expiryDays: expiryDaysTyped(detail.value) })
            }}
            onBlur={onTouch}
          />
        </FormField>
      </div>
    </OptionRow>
  )
}

function toExpiry(days: number): string {
  return expiryDateAfter(Date.now(), days)
}
