import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import TokenGroup from '@cloudscape-design/components/token-group'
import { useId, useState } from 'react'
import type { ControlProps } from './controlProps.ts'
import styles from './form.module.css'

const separators = /[,;\n]+/

export function TextsControl({ field, value, fault, onChange, onTouch }: ControlProps<'texts'>) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const texts = Array.isArray(value) ? value.map(String) : []
  const add = (text: string) => {
    const added = text.split(separators).map(one => one.trim())
    const all = new Set([...texts, ...added.filter(one => one !== '')])
    if (all.size > texts.length) onChange([...all])
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
            value={typed}
            onChange={({ detail }) => (separators.test(detail.value) ? add(detail.value) : setTyped(detail.value))}
            onKeyDown={event => {
              if (event.detail.key !== 'Enter' || event.detail.isComposing) return
              event.preventDefault()
              add(typed)
            }}
            onBlur={() => {
              // Nothing that was typed is lost.
              add(typed)
              onTouch()
            }}
          />
          <Button formAction="none" onClick={() => add(typed)}>
            Add
          </Button>
        </div>
        <datalist id={list}>
          {field.suggestions.map(suggestion => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        {texts.length > 0 && (
          <TokenGroup
            disableOuterPadding
            limit={12}
            items={texts.map(text => ({ label: text, dismissLabel: `Remove ${text}` }))}
            onDismiss={({ detail }) => onChange(texts.filter((_, index) => index !== detail.itemIndex))}
          />
        )}
      </div>
    </FormField>
  )
}
