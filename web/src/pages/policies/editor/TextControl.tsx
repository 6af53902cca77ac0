import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import Textarea from '@cloudscape-design/components/textarea'
import type { ControlProps } from './controlProps.ts'

export function TextControl({ field, value, fault, onChange, onTouch }: ControlProps<'text'>) {
  const shared = {
    value: String(value ?? ''),
    placeholder: field.placeholder ?? '',
    ariaRequired: field.isRequired,
    onChange: ({ detail }: { detail: { value: string } }) => onChange(detail.value),
    onBlur: onTouch,
  }
  return (
    <FormField label={field.label} description={field.help} errorText={fault} stretch>
      {field.isLong ? <Textarea {...shared} rows={2} /> : <Input {...shared} autoComplete={false} />}
    </FormField>
  )
}
