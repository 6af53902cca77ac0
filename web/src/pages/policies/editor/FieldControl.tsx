import type { FormField } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import type { Fault } from './policyDraft.ts'
import { TextControl } from './TextControl.tsx'
import { TextsControl } from './TextsControl.tsx'

type Props = {
  field: FormField
  /** Of the value in the policy. */
  path: string
  value: unknown
  fault: Fault | undefined
  onChange: (value: unknown) => void
  onTouch: (path: string) => void
}

/** The control that the form definition asks for. */
export function FieldControl({ field, path, value, fault, onChange, onTouch }: Props) {
  const shared = { value, fault: fault && toText(fault, path, value), onChange, onTouch: () => onTouch(path) }
  return <div data-path={path}>{toControl(field, shared)}</div>
}

function toControl(field: FormField, shared: Omit<Parameters<typeof TextControl>[0], 'field'>) {
  switch (field.type) {
    case 'text':
      return <TextControl field={field} {...shared} />
    case 'texts':
      return <TextsControl field={field} {...shared} />
    case 'choices':
      return <ChoicesControl field={field} {...shared} />
    case 'number':
      return <NumberControl field={field} {...shared} />
    case 'choice':
      return (
        <ChoiceControl
          {...field}
          {...shared}
          value={String(shared.value ?? '')}
          onChange={chosen => shared.onChange(chosen === '' ? undefined : chosen)}
        />
      )
    case 'flag':
      return (
        <ChoiceControl
          {...field}
          {...shared}
          value={typeof shared.value === 'boolean' ? String(shared.value) : ''}
          options={[
            { value: 'true', label: field.yes },
            { value: 'false', label: field.no },
          ]}
          onChange={chosen => shared.onChange(chosen === '' ? undefined : chosen === 'true')}
        />
      )
  }
}

/** Names the value of a list that has the fault. */
function toText({ path, message }: Fault, own: string, value: unknown): string {
  const index = path.slice(own.length + 1)
  return index !== '' && Array.isArray(value) ? policyEditor.valueFault(String(value[Number(index)]), message) : message
}
