import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
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
        <FormField label={texts.salt} constraintText={texts.saltHint} errorText={faults?.fields.salt} stretch>
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
            label={texts.searchPattern}
            errorText={faults?.fields.searchPattern}
            warningText={isUnmatched && texts.notFound}
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
            label={texts.replaceWith}
            constraintText={texts.replaceHint}
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
            description={texts.generateKeyHint}
            onChange={({ detail }) => onChange({ ...form, isKeyGenerated: detail.checked, key: '' })}
          >
            {texts.generateKey}
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
