import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { type ComponentType, useRef, useState } from 'react'
import { isWrittenOtherwise, readTypedAddress } from '../../../shared/domain/typedAddress.ts'
import type { VerificationMessage } from '../../../shared/domain/verification.ts'
import { components } from '../../../shared/texts/en/common.ts'
import { fieldTexts } from '../../../shared/texts/en/fields.ts'
import type { AddressBookProps } from '../addressBook/AddressBook.tsx'
import { usePrefetch } from '../app/laterSteps.ts'
import { getRecipientAdvice } from '../recipients/loadedAdvice.ts'

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
  isRequired?: boolean
  /** Takes a typed or pasted list. Without it, the field refuses several addresses. */
  onList?: ((list: string) => void) | undefined
}

export function AddressField(props: Props) {
  const { label, name, value, fault, personName, messages = [], takesFocus = false } = props
  const { isRequired = true, onList, onChange, onTouch } = props
  const field = useRef<HTMLDivElement>(null)
  const filledName = useRef('')
  const input = useRef<HTMLDivElement>(null)
  const [AddressBook, setAddressBook] = useState<ComponentType<AddressBookProps>>()
  usePrefetch(async () => {
    const { AddressBook } = await import('../addressBook/AddressBook.tsx')
    setAddressBook(() => AddressBook)
  })
  const RecipientAdvice = getRecipientAdvice()
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
          if (onList) return onList(pasted)
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
        errorText={read === 'several' && !onList ? fieldTexts.severalEmails : fault}
        constraintText={
          typeof read !== 'string' && isWrittenOtherwise(read) ? components.sentTo(read.address) : undefined
        }
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
            ariaRequired={isRequired}
            autoFocus={takesFocus}
            value={value}
            onChange={({ detail }) => {
              const isEnded =
                onList && /[,;]\s*$/.test(detail.value) && typeof readTypedAddress(detail.value) !== 'string'
              if (isEnded) onList(detail.value)
              else onChange(detail.value)
            }}
            onKeyDown={({ detail }) => {
              if (detail.key === 'Enter' && read === 'several') onList?.(value)
            }}
            onBlur={() => {
              if (read === 'several') onList?.(value)
              if (typeof read !== 'string' && read.written !== value) onChange(read.written, read.name)
              // The dialog of the address book may have the focus.
              if (!input.current?.querySelector('dialog')) onTouch()
            }}
          />
          {AddressBook && <AddressBook field={input} value={value} onChoose={fill} />}
        </div>
      </FormField>
      {messages.length > 0 && RecipientAdvice && (
        <RecipientAdvice
          messages={messages}
          onUse={address => {
            onChange(address)
            field.current?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}

export function withName(name: string | undefined) {
  return name === undefined ? {} : { recipientName: name }
}
