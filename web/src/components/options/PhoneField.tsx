import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useEffect, useId, useRef } from 'react'
import { useConfiguration } from '../../app/configuration.tsx'
import select from '../select.module.css'
import options from './options.module.css'
import styles from './phoneField.module.css'
import type { TypedPhone } from './typedPhone.ts'
import { type PhoneReader, usePhoneReader } from './usePhoneReader.ts'

type Props = {
  phone: TypedPhone
  fault: string | undefined
  takesFocus: boolean
  onChange: (phone: TypedPhone) => void
  onTouch: () => void
}

export function PhoneField(props: Props) {
  const { reader, isFailed, retry } = usePhoneReader()
  if (reader) return <ReadField {...props} reader={reader} />
  if (!isFailed) {
    return (
      <div className={options.loading}>
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
  const countries = useSmsCountries()
  const field = useRef<HTMLDivElement>(null)
  const countryId = useId()
  useEffect(() => {
    if (takesFocus) field.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const region = phone.region ?? (countries && reader.defaultRegion(countries, navigator.languages))
  const read = (text: string, itsRegion = region) => onChange(reader.readTyped(text, itsRegion, countries))
  const change = (text: string) => {
    const input = field.current?.querySelector('input')
    // In the middle of a number, formatting would move the caret to its end.
    const isAtEnd = !input || input.selectionStart === input.value.length
    read(isAtEnd ? reader.grouped(text, region) : text)
  }
  return (
    <div ref={field} className={styles.number}>
      {countries && (
        <div className={styles.country}>
          <label htmlFor={countryId}>Country</label>
          <select
            id={countryId}
            className={select.select}
            value={region}
            onChange={({ target }) => read(reader.national(phone.text, region), target.value)}
          >
            {reader.toRegions(countries).map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <div data-field="phone">
        <FormField
          label="Recipient’s mobile number"
          errorText={fault}
          constraintText={
            reader.findCountry(phone.text, region) ??
            (phone.text.trim().startsWith('+') ? undefined : 'For another country, begin with + and its code.')
          }
          stretch
        >
          <Input
            inputMode="tel"
            name="recipientPhoneNumber"
            autoComplete="tel"
            ariaRequired
            value={phone.text}
            onChange={({ detail }) => change(detail.value)}
            onBlur={() => {
              // A fault would move the control that is about to be pressed.
              if (phone.text.trim() === '') return
              read(reader.international(reader.grouped(phone.text, region), region))
              onTouch()
            }}
          />
        </FormField>
      </div>
    </div>
  )
}

function useSmsCountries(): readonly string[] | undefined {
  const { 'transfer/sms_countries': countries = '' } = useConfiguration()
  return countries === '' ? undefined : countries.split(',')
}
