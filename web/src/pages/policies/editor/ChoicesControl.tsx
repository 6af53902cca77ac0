import FormField from '@cloudscape-design/components/form-field'
import Multiselect from '@cloudscape-design/components/multiselect'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import type { ControlProps } from './controlProps.ts'

export function ChoicesControl({ field, value, fault, onChange, onTouch }: ControlProps<'choices'>) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <FormField label={field.label} description={field.help} errorText={fault} stretch>
      {/* Escape closes the list, not the dialog around it. */}
      <div
        onKeyDownCapture={event => {
          const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null
          if (event.key === 'Escape' && isOpen) event.preventDefault()
        }}
      >
        <Multiselect
          filteringType="auto"
          filteringAriaLabel={policyEditor.searchIn(field.label)}
          filteringPlaceholder={policyEditor.search}
          placeholder={policyEditor.choose}
          empty={policyEditor.noMatch}
          keepOpen
          ariaRequired={field.isRequired}
          selectedAriaLabel={policyEditor.chosen}
          deselectAriaLabel={({ label = '' }) => policyEditor.remove(label)}
          options={field.options}
          selectedOptions={chosen.map(one => field.options.find(option => option.value === one) ?? { value: one })}
          onChange={({ detail }) => onChange(detail.selectedOptions.map(option => option.value))}
          onBlur={onTouch}
        />
      </div>
    </FormField>
  )
}
