import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useState } from 'react'
import styles from './secretKey.module.css'

type Props = { value: string; fault: string | undefined; onChange: (value: string) => void; onTouch: () => void }

/** A key that a person types, hidden from whoever looks over a shoulder. */
export function SecretKey({ value, fault, onChange, onTouch }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField
      label="Secret key"
      constraintText="With a key of yours the values are pseudonymised only: whoever knows it can turn them back. Left empty, one is generated."
      errorText={fault}
      stretch
    >
      <div className={styles.row}>
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={false}
          spellcheck={false}
          value={value}
          onChange={({ detail }) => onChange(detail.value)}
          onBlur={onTouch}
        />
        {/* Not below the field: a fault that comes as it is left would push the button away under the pointer. */}
        <Button ariaLabel={isShown ? 'Hide the key' : 'Show the key'} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
    </FormField>
  )
}
