import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from 'react'
import type { VerificationMessage } from '../../../shared/domain/verification.ts'
import { send } from '../../../shared/texts/en/send.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { usePrefetch } from '../app/laterSteps.ts'
import { AddressField, withName } from '../components/AddressField.tsx'
import { FieldPair } from '../components/FieldPair.tsx'
import { useToasts } from '../shell/toasts.tsx'
import type { AddedProps } from './AddedRecipients.tsx'
import { type TypedRecipients, withFieldAdded, withList } from './typedRecipients.ts'

const loadAdded = () => import('./AddedRecipients.tsx')
const AddedRecipients = lazy<ComponentType<AddedProps>>(() =>
  loadAdded().then(
    ({ AddedRecipients }) => ({ default: AddedRecipients }),
    () => ({ default: PlainRecipients }),
  ),
)

type Field = 'recipient' | 'recipientName'

type Props = {
  typed: TypedRecipients
  faults: Partial<Record<Field, string | undefined>>
  /** Reasons to check the address in the field. */
  messages: readonly VerificationMessage[] | undefined
  takesFocus?: boolean
  onChange: (patch: Partial<TypedRecipients>) => void
  onTouch: (field: Field) => void
}

/** One recipient in two fields, and above them those that were added before. */
export function RecipientFields({ typed, faults, messages, takesFocus = false, onChange, onTouch }: Props) {
  const { added, unread, recipient, recipientName } = typed
  const fields = useRef<HTMLDivElement>(null)
  // Tokens that came later would move a button that is being pressed.
  usePrefetch(loadAdded)
  const focusAddress = () => fields.current?.querySelector<HTMLElement>('input[name=recipient]')?.focus()

  const add = (next: TypedRecipients) => {
    onChange(next)
    // Further recipients may be too many.
    if (next.added.length > added.length) onTouch('recipient')
  }
  const addAnother = () => {
    const next = withFieldAdded(typed)
    if (next) add(next)
    else onTouch('recipient')
    focusAddress()
  }
  return (
    <div ref={fields}>
      <SpaceBetween size="s">
        {added.length + unread.length > 0 && (
          <Suspense fallback={<PlainRecipients typed={typed} />}>
            <AddedRecipients typed={typed} onChange={onChange} onEmptied={focusAddress} />
          </Suspense>
        )}
        <FieldPair>
          <FormField label={send.recipientName} errorText={faults.recipientName} stretch>
            <Input
              name="recipientName"
              autoComplete={false}
              value={recipientName}
              onChange={({ detail }) => onChange({ recipientName: detail.value })}
              onBlur={() => onTouch('recipientName')}
            />
          </FormField>
          <AddressField
            label={send.recipientEmail}
            name="recipient"
            value={recipient}
            fault={faults.recipient}
            personName={recipientName}
            messages={messages}
            takesFocus={takesFocus}
            isRequired={added.length === 0}
            onChange={(address, name) => onChange({ recipient: address, ...withName(name) })}
            onTouch={() => onTouch('recipient')}
            onList={list => add(withList(typed, list))}
          />
        </FieldPair>
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="inline-link" iconName="add-plus" formAction="none" onClick={addAnother}>
            {words.several.add}
          </Button>
          <FromFile typed={typed} onRead={add} />
        </SpaceBetween>
      </SpaceBetween>
    </div>
  )
}

function PlainRecipients({ typed: { added } }: Pick<AddedProps, 'typed'>) {
  return <p>{added.map(({ recipient }) => recipient).join(', ')}</p>
}

function FromFile({ typed, onRead }: { typed: TypedRecipients; onRead: (read: TypedRecipients) => void }) {
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  // The sender may type while the file is read.
  const latest = useRef(typed)
  useLayoutEffect(() => {
    latest.current = typed
  })
  const take = async (file: File) => {
    try {
      const { readRecipients } = await import('./readRecipients.ts')
      const read = await readRecipients(file, () => latest.current)
      if (typeof read === 'string') toasts.error(read)
      else onRead(read)
    } catch {
      toasts.error(send.nextNotLoaded)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={words.several.fromFile}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <Button variant="inline-link" iconName="upload" formAction="none" onClick={() => input.current?.click()}>
        {words.several.fromFile}
      </Button>
    </>
  )
}
