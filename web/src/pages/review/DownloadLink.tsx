import FormField from '@cloudscape-design/components/form-field'
import Input, { type InputProps } from '@cloudscape-design/components/input'
import { useRef, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import styles from './downloadLink.module.css'

/** The link that the recipient has got, for the sender to pass on by another way. */
export function DownloadLink({ url }: { url: string }) {
  const input = useRef<InputProps.Ref>(null)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <FormField
      label="Download link"
      stretch
      constraintText="Whoever has this link can get the files: pass it on to the recipient alone."
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
