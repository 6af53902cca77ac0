import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import { acknowledgementText } from '../../../../../shared/texts/fields.ts'
import type { OptionFieldProps } from './optionFieldProps.ts'

export function ConsentField({ prepared, options, findFault, onChange, onTouch }: Omit<OptionFieldProps, 'recipient'>) {
  return (
    <div data-field="acknowledgement">
      <FormField errorText={findFault('acknowledgement')} stretch>
        <Checkbox
          checked={options.isAcknowledged}
          ariaRequired={prepared.acknowledgementRequired}
          onChange={({ detail }) => {
            onTouch('acknowledgement')
            onChange({ isAcknowledged: detail.checked })
          }}
        >
          {acknowledgementText}
        </Checkbox>
      </FormField>
    </div>
  )
}
