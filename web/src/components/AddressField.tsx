import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useRef } from 'react'
import { isWrittenOtherwise, readTypedAddress } from '../../../shared/domain/typedAddress.ts'

type Props = {
  label: string
  name: string
  value: string
  fault: string | undefined
  /** The name of the person as it is now. */
  personName: string
  /** `name` came along with a pasted address; '' where the name of the address before came like this. */
  onChange: (address: string, name?: string) => void
  onTouch: () => void
}

/** One e-mail address, typed or pasted in any form in which programs copy it. */
export function AddressField({ label, name, value, fault, personName, onChange, onTouch }: Props) {
  const nameOfPaste = useRef('')
  const read = readTypedAddress(value)
  return (
    <div
      onPaste={event => {
        const { target, clipboardData } = event
        const isWhole =
          target instanceof HTMLInputElement &&
          target.selectionStart === 0 &&
          target.selectionEnd === target.value.length
        // What is pasted into the middle of an address is a part of one.
        if (!isWhole) return
        const pasted = clipboardData.getData('text/plain')
        const found = readTypedAddress(pasted)
        if (typeof found === 'string') return onTouch()
        event.preventDefault()
        const isOfPaste = personName !== '' && personName === nameOfPaste.current
        onChange(found.written, found.name ?? (isOfPaste ? '' : undefined))
        nameOfPaste.current = found.name ?? ''
      }}
    >
      <FormField
        label={label}
        errorText={fault}
        constraintText={typeof read !== 'string' && isWrittenOtherwise(read) ? `Sent to ${read.address}` : undefined}
        stretch
      >
        <Input
          // As text: an e-mail input shows an international domain in Punycode.
          type="text"
          inputMode="email"
          spellcheck={false}
          name={name}
          autoComplete={false}
          ariaRequired
          value={value}
          onChange={({ detail }) => onChange(detail.value)}
          onBlur={() => {
            if (typeof read !== 'string' && read.written !== value) onChange(read.written, read.name)
            onTouch()
          }}
        />
      </FormField>
    </div>
  )
}

/** The name that came with an address takes the place of another person's. */
export function withName(name: string | undefined) {
  return name === undefined ? {} : { recipientName: name }
}
