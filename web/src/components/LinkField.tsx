import FormField from '@cloudscape-design/components/form-field'
import Input, { type InputProps } from '@cloudscape-design/components/input'
import { useRef, useState } from 'react'
import { components } from '../../../shared/texts/en/common.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './linkField.module.css'

export function LinkField({ label, note, url }: { label: string; note: string; url: string }) {
  const input = useRef<InputProps.Ref>(null)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <FormField label={label} stretch constraintText={note} warningText={isRefused && components.copyRefused}>
      <div className={styles.row}>
        <div className={styles.link} dir="ltr">
          <Input ref={input} readOnly value={url} spellcheck={false} />
        </div>
        <CopyButton
          text={url}
          onRefused={() => {
            setIsRefused(true)
            input.current?.select()
          }}
        >
          {components.copyLink}
        </CopyButton>
      </div>
    </FormField>
  )
}
