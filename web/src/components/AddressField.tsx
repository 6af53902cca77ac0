import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useRef } from 'react'
import { isWrittenOtherwise, readTypedAddress } from '../../../shared/domain/typedAddress.ts'

type Props = {
  label: string
  name: string
  value: string
  fault: string | undefined
  personName: string
  /** `name` came with a pasted address; '' removes the name of an earlier paste. */
  onChange: (address: string, name?: string) => void
  onTouch: () => void
}

export function AddressField({ label, name, value, fault, personName, onChange, onTouch }: Props) {
  const nameOfPaste = useRef('')
  const read = readTypedAddress(value)
  return (
    <div
      onPaste={event => {
        const { target, clipboardData } = event
        const isAllSelected =
          target instanceof HTMLInputElement &&
          target.selectionStart === 0 &&
          target.selectionEnd === target.value.length
        // Text pasted into the middle of an address is a part of it.
        if (!isAllSelected) return
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
          // An e-mail input shows an international domain in Punycode.
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

export function withName(name: string | undefined) {
  return name === undefined ? {} : { recipientName: name }
}
