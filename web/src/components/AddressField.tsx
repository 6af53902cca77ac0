import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { isWrittenOtherwise, readTypedAddress } from '../../../shared/domain/typedAddress.ts'
import type { VerificationMessage } from '../../../shared/domain/verification.ts'
import { fieldTexts } from '../../../shared/texts/fields.ts'
import type { AddressBookProps } from '../addressBook/AddressBook.tsx'
import { usePrefetch } from '../app/laterSteps.ts'

type Props = {
  label: string
  name: string
  value: string
  fault: string | undefined
  personName: string
  /** Reasons to check the address. */
  messages: readonly VerificationMessage[] | undefined
  /** For a step that was opened to change the address. */
  takesFocus?: boolean
  /** `name` came with a pasted or chosen address; '' removes the name of an earlier one. */
  onChange: (address: string, name?: string) => void
  onTouch: () => void
}

const RecipientAdvice = lazy<
  ComponentType<{ messages: readonly VerificationMessage[]; onUse: (address: string) => void }>
>(() =>
  import('../recipients/RecipientAdvice.tsx').then(
    ({ RecipientAdvice }) => ({ default: RecipientAdvice }),
    // Step 2 checks again.
    () => ({ default: () => null }),
  ),
)

export function AddressField(props: Props) {
  const { label, name, value, fault, personName, messages = [], takesFocus = false, onChange, onTouch } = props
  const field = useRef<HTMLDivElement>(null)
  const filledName = useRef('')
  const input = useRef<HTMLDivElement>(null)
  const [AddressBook, setAddressBook] = useState<ComponentType<AddressBookProps>>()
  usePrefetch(async () => {
    const { AddressBook } = await import('../addressBook/AddressBook.tsx')
    setAddressBook(() => AddressBook)
  })
  const read = readTypedAddress(value)
  const fill = (written: string, found: string | undefined) => {
    const isFilled = personName !== '' && personName === filledName.current
    onChange(written, found ?? (isFilled ? '' : undefined))
    filledName.current = found ?? ''
  }
  return (
    <div
      ref={field}
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
        if (found === 'several') {
          event.preventDefault()
          // A field of one line would join the lines.
          onChange(pasted.trim().replace(/[\r\n]+/g, ', '))
        }
        if (typeof found === 'string') return onTouch()
        event.preventDefault()
        fill(found.written, found.name)
      }}
    >
      <FormField
        label={label}
        errorText={read === 'several' ? fieldTexts.severalEmails : fault}
        constraintText={typeof read !== 'string' && isWrittenOtherwise(read) ? `Sent to ${read.address}` : undefined}
        stretch
      >
        <div ref={input}>
          <Input
            // An e-mail input shows an international domain in Punycode.
            type="text"
            inputMode="email"
            spellcheck={false}
            name={name}
            autoComplete={false}
            ariaRequired
            autoFocus={takesFocus}
            value={value}
            onChange={({ detail }) => onChange(detail.value)}
            onBlur={() => {
              if (typeof read !== 'string' && read.written !== value) onChange(read.written, read.name)
              // The dialog of the address book may have the focus.
              if (!input.current?.querySelector('dialog')) onTouch()
            }}
          />
          {AddressBook && <AddressBook field={input} value={value} onChoose={fill} />}
        </div>
      </FormField>
      {messages.length > 0 && (
        <Suspense>
          <RecipientAdvice
            messages={messages}
            onUse={address => {
              onChange(address)
              field.current?.querySelector('input')?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

export function withName(name: string | undefined) {
  return name === undefined ? {} : { recipientName: name }
}
