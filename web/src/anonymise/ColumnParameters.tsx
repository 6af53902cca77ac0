import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ColumnForm } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'
import { MaskRows } from './MaskRows.tsx'
import { SecretKey } from './SecretKey.tsx'

export type ParametersProps = {
  form: ColumnForm
  faults: FormFaults | undefined
  isUnmatched: boolean
  onChange: (form: ColumnForm) => void
  onTouch: () => void
}

export function ColumnParameters({ form, faults, isUnmatched, onChange, onTouch }: ParametersProps) {
  switch (form.method) {
    case 'none':
      return null
    case 'sha256':
      return (
        <FormField
          label="Salt - optional"
          constraintText="A random one is generated as well."
          errorText={faults?.fields.salt}
          stretch
        >
          <Input
            autoComplete={false}
            spellcheck={false}
            value={form.salt}
            onChange={({ detail }) => onChange({ ...form, salt: detail.value })}
            onBlur={onTouch}
          />
        </FormField>
      )
    case 'basic_mask':
      return <MaskRows form={form} faults={faults} onChange={onChange} onTouch={onTouch} />
    case 'regex_mask':
      return (
        <SpaceBetween size="s">
          <FormField
            label="Search pattern"
            errorText={faults?.fields.searchPattern}
            warningText={isUnmatched && 'Not found in these rows. If no row of the file matches, the transfer fails.'}
            stretch
          >
            <Input
              ariaRequired
              autoComplete={false}
              spellcheck={false}
              value={form.searchPattern}
              onChange={({ detail }) => onChange({ ...form, searchPattern: detail.value })}
              onBlur={onTouch}
            />
          </FormField>
          <FormField
            label="Replace with"
            constraintText="Used literally. Leave it empty to remove the matches."
            errorText={faults?.fields.replaceString}
            stretch
          >
            <Input
              autoComplete={false}
              spellcheck={false}
              value={form.replaceString}
              onChange={({ detail }) => onChange({ ...form, replaceString: detail.value })}
              onBlur={onTouch}
            />
          </FormField>
        </SpaceBetween>
      )
    case 'fpe_ffx2':
      return (
        <SpaceBetween size="s">
          <Checkbox
            checked={form.isKeyGenerated}
            description="Used once and then discarded: the values cannot be restored."
            onChange={({ detail }) => onChange({ ...form, isKeyGenerated: detail.checked, key: '' })}
          >
            Generate a key
          </Checkbox>
          {!form.isKeyGenerated && (
            <SecretKey
              value={form.key}
              fault={faults?.fields.key}
              onChange={key => onChange({ ...form, key })}
              onTouch={onTouch}
            />
          )}
        </SpaceBetween>
      )
  }
}
