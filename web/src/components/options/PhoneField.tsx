import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useEffect, useId, useRef } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { options as optionsTexts } from '../../../../shared/texts/en/options.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { HelpLink } from '../HelpLink.tsx'
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
        <StatusIndicator type="loading">{optionsTexts.phone.loading}</StatusIndicator>
      </div>
    )
  }
  const action = (
    <Button formAction="none" onClick={retry}>
      {common.retry}
    </Button>
  )
  return (
    <Alert type="error" header={optionsTexts.phone.notLoaded} action={action}>
      {optionsTexts.phone.notLoadedText}
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
          <label htmlFor={countryId}>{optionsTexts.phone.country}</label>
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
          label={optionsTexts.phone.label}
          errorText={fault && <Fault text={fault} />}
          constraintText={
            reader.findCountry(phone.text, region) ??
            (phone.text.trim().startsWith('+') ? undefined : optionsTexts.phone.otherCountry)
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

function Fault({ text }: { text: string }) {
  if (text === fieldTexts.required) return text
  return (
    <>
      {text} <HelpLink section="org" question="phoneRefused" />
    </>
  )
}

function useSmsCountries(): readonly string[] | undefined {
  const { 'transfer/sms_countries': countries = '' } = useConfiguration()
  return countries === '' ? undefined : countries.split(',')
}
