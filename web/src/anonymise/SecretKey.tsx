import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'

type Props = { value: string; fault: string | undefined; onChange: (value: string) => void; onTouch: () => void }

/** A key that a person types, hidden from whoever looks over a shoulder. */
export function SecretKey({ value, fault, onChange, onTouch }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <SpaceBetween size="xxs">
      <FormField
        label="Secret key"
        constraintText="With a key of yours the values are pseudonymised only: whoever knows it can turn them back. Left empty, one is generated."
        errorText={fault}
        stretch
      >
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={false}
          spellcheck={false}
          value={value}
          onChange={({ detail }) => onChange(detail.value)}
          onBlur={onTouch}
        />
      </FormField>
      <Checkbox checked={isShown} onChange={({ detail }) => setIsShown(detail.checked)}>
        Show what is typed
      </Checkbox>
    </SpaceBetween>
  )
}
