import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import TokenGroup from '@cloudscape-design/components/token-group'
import { useId, useState } from 'react'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import type { ControlProps } from './controlProps.ts'
import styles from './form.module.css'

const separators = /[,;\n]+/

export function TextsControl({ field, value, fault, onChange, onTouch }: ControlProps<'texts'>) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const texts = Array.isArray(value) ? value.map(String) : []
  // The typed text is the last value before it is added: leaving the field loses nothing and moves no button.
  const isTyped = typed.trim() !== '' && texts.at(-1) === typed.trim()
  const open = isTyped ? typed : ''
  const added = isTyped ? texts.slice(0, -1) : texts
  const type = (text: string) => {
    onChange([...added, text.trim()].filter(one => one !== ''))
    setTyped(text)
  }
  const add = (text: string) => {
    const more = text.split(separators).map(one => one.trim())
    onChange([...new Set([...added, ...more])].filter(one => one !== ''))
    setTyped('')
  }
  return (
    <FormField label={field.label} constraintText={field.help} errorText={fault} stretch>
      <div className={styles.texts}>
        <div className={styles.adding}>
          <Input
            spellcheck={false}
            autoComplete={false}
            placeholder={field.placeholder ?? ''}
            ariaRequired={field.isRequired}
            {...(field.suggestions.length > 0 && { nativeInputAttributes: { list } })}
            value={open}
            onChange={({ detail }) => (separators.test(detail.value) ? add : type)(detail.value)}
            onKeyDown={event => {
              if (event.detail.key !== 'Enter' || event.detail.isComposing) return
              event.preventDefault()
              add(open)
            }}
            onBlur={onTouch}
          />
          <Button formAction="none" onClick={() => add(open)}>
            {policyEditor.add}
          </Button>
        </div>
        <datalist id={list}>
          {field.suggestions.map(suggestion => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        {added.length > 0 && (
          <TokenGroup
            disableOuterPadding
            limit={12}
            items={added.map(text => ({ label: text, dismissLabel: policyEditor.remove(text) }))}
            onDismiss={({ detail }) => onChange(texts.filter((_, index) => index !== detail.itemIndex))}
          />
        )}
      </div>
    </FormField>
  )
}
