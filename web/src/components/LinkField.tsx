import FormField from '@cloudscape-design/components/form-field'
import Input, { type InputProps } from '@cloudscape-design/components/input'
import { useRef, useState } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './linkField.module.css'

export function LinkField({ label, note, url }: { label: string; note: string; url: string }) {
  const input = useRef<InputProps.Ref>(null)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <FormField
      label={label}
      stretch
      constraintText={note}
      warningText={isRefused && 'This browser does not let pages copy. The link is selected: press Ctrl+C, or ⌘C.'}
    >
      <div className={styles.row}>
        <div className={styles.link}>
          <Input ref={input} readOnly value={url} spellcheck={false} />
        </div>
        <CopyButton
          text={url}
          onRefused={() => {
            setIsRefused(true)
            input.current?.select()
          }}
        >
          Copy link
        </CopyButton>
      </div>
    </FormField>
  )
}
