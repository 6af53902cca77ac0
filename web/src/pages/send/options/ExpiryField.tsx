import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { expiryDateAfter } from '../../../../../shared/domain/limits.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { expiryDaysTyped } from '../../../components/options/expiryDaysTyped.ts'
import { OptionRow } from '../../../components/options/OptionRow.tsx'
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
  return (
    <OptionRow
      label="Custom expiry"
      state={
        isWithin
          ? `${days === 1 ? '1 day' : `${days} days`}, until about ${untilAfter(days)}`
          : 'No valid number of days yet'
      }
      isOn={options.isExpiryCustom}
      onSwitch={isExpiryCustom =>
        onChange({ isExpiryCustom, expiryDays: isExpiryCustom ? String(expiry.default) : '' })
      }
    >
      <div data-field="expiryDays">
        <FormField
          label="Days until the link expires"
          constraintText={`From ${expiry.min} to ${expiry.max} days.`}
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

function untilAfter(days: number): string {
  return formatDateTime(expiryDateAfter(Date.now(), days))
}
