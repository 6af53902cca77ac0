import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useState } from 'react'
import type { ControlProps } from './controlProps.ts'
import styles from './form.module.css'

export function NumberControl({ field, value, fault, onChange, onTouch }: ControlProps<'number'>) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // The value may come from elsewhere.
  const text = readNumber(typed) === value ? typed : String(value ?? '')
  return (
    <FormField label={field.label} constraintText={field.help} errorText={fault} stretch>
      <div className={styles.number}>
        <Input
          inputMode="decimal"
          autoComplete={false}
          ariaRequired={field.isRequired}
          value={text}
          onChange={({ detail }) => {
            setTyped(detail.value)
            onChange(readNumber(detail.value))
          }}
          onBlur={onTouch}
        />
        <span>{field.unit}</span>
      </div>
    </FormField>
  )
}

/** Text that is no number stays, with a fault. */
function readNumber(text: string): number | string | undefined {
  const plain = text.trim()
  if (plain === '') return undefined
  return Number.isFinite(Number(plain)) ? Number(plain) : text
}
