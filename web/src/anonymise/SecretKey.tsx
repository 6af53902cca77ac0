import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useState } from 'react'
import styles from './secretKey.module.css'

type Props = { value: string; fault: string | undefined; onChange: (value: string) => void; onTouch: () => void }

export function SecretKey({ value, fault, onChange, onTouch }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField
      label="Secret key"
      constraintText="With your own key, the values are only pseudonymised: anyone who knows it can restore them. Leave it empty to generate one."
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
        {/* The button is not below the field, because a fault shown on blur would move it away from the pointer. */}
        <Button ariaLabel={isShown ? 'Hide the key' : 'Show the key'} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
    </FormField>
  )
}
