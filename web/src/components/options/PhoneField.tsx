import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useEffect, useRef } from 'react'
import styles from './options.module.css'
import type { TypedPhone } from './typedPhone.ts'
import { type PhoneReader, usePhoneReader } from './usePhoneReader.ts'

type Props = {
  phone: TypedPhone
  fault: string | undefined
  /** Whether it took the place of what was pressed. */
  takesFocus: boolean
  onChange: (phone: TypedPhone) => void
  onTouch: () => void
}

/** The number to which codes go. */
export function PhoneField(props: Props) {
  const { reader, isFailed, retry } = usePhoneReader()
  if (reader) return <ReadField {...props} reader={reader} />
  if (!isFailed) {
    return (
      <div className={styles.loading}>
        <StatusIndicator type="loading">Loading the phone field</StatusIndicator>
      </div>
    )
  }
  const action = (
    <Button formAction="none" onClick={retry}>
      Retry
    </Button>
  )
  return (
    <Alert type="error" header="The phone field could not be loaded" action={action}>
      Please check your connection. What you entered is kept.
    </Alert>
  )
}

function ReadField({ phone, fault, takesFocus, onChange, onTouch, reader }: Props & { reader: PhoneReader }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const change = (text: string) => {
    const input = field.current?.querySelector('input')
    // In the middle of a number the caret would jump to its end.
    const isAtEnd = !input || input.selectionStart === input.value.length
    onChange(reader.readTyped(isAtEnd ? reader.grouped(text) : text))
  }
  return (
    <div ref={field} data-field="phone">
      <FormField
        label="Recipient’s mobile number"
        errorText={fault}
        constraintText={reader.countryOf(phone.text) ?? 'With the country code, such as +41 79 123 45 67.'}
      >
        <Input
          inputMode="tel"
          name="recipientPhoneNumber"
          autoComplete="tel"
          ariaRequired
          value={phone.text}
          onChange={({ detail }) => change(detail.value)}
          onBlur={() => {
            // Nothing is said of a field that was only passed: it would move what is about to be pressed.
            if (phone.text.trim() === '') return
            onChange(reader.readTyped(reader.grouped(phone.text)))
            onTouch()
          }}
        />
      </FormField>
    </div>
  )
}
