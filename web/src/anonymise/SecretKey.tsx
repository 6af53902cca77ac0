import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useState } from 'react'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { common } from '../../../shared/texts/en/common.ts'
import styles from './secretKey.module.css'

type Props = { value: string; fault: string | undefined; onChange: (value: string) => void; onTouch: () => void }

export function SecretKey({ value, fault, onChange, onTouch }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField label={texts.key} constraintText={texts.keyHint} errorText={fault} stretch>
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
        <Button ariaLabel={isShown ? texts.hideKey : texts.showKey} onClick={() => setIsShown(!isShown)}>
          {isShown ? common.hide : common.show}
        </Button>
      </div>
    </FormField>
  )
}
