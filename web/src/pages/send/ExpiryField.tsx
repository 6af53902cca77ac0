import FormField from '@cloudscape-design/components/form-field'
import Input, { type InputProps } from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Toggle from '@cloudscape-design/components/toggle'
import type { Ref } from 'react'
import { expiryDateAfter } from '../../../../shared/domain/limits.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { daysOf, expiryDaysTyped, type Options, type Prepared } from './options.ts'

type Props = {
  ref: Ref<InputProps.Ref>
  prepared: Prepared
  options: Options
  fault: string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: () => void
}

/** How long the link works: as the organisation has it, or as the sender wants within its bounds. */
export function ExpiryField({ ref, prepared, options, fault, onChange, onTouch }: Props) {
  const { expiry } = prepared
  const days = daysOf(options, prepared)
  const isWithin = days !== undefined && days >= expiry.min && days <= expiry.max
  return (
    <SpaceBetween size="s">
      <Toggle
        checked={options.isExpiryCustom}
        description={
          isWithin && `The link works for ${days === 1 ? '1 day' : `${days} days`}, until about ${untilAfter(days)}.`
        }
        onChange={({ detail }) =>
          onChange({ isExpiryCustom: detail.checked, expiryDays: detail.checked ? String(expiry.default) : '' })
        }
      >
        Custom expiry
      </Toggle>
      {options.isExpiryCustom && (
        <FormField
          label="Days until the link expires"
          constraintText={`From ${expiry.min} to ${expiry.max} days.`}
          errorText={fault}
        >
          <Input
            ref={ref}
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
      )}
    </SpaceBetween>
  )
}

function untilAfter(days: number): string {
  return formatDateTime(expiryDateAfter(Date.now(), days))
}
