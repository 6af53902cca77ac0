import { useId } from 'react'
import type { FormOption } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import styles from './form.module.css'

type Option = FormOption & { group?: string | undefined }

type Props = {
  label: string
  help?: string | undefined
  isLabelHidden?: boolean
  isRequired: boolean
  options: readonly Option[]
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  onTouch: () => void
}

/** A native select: it opens above a dialog, and phones support it well. */
export function ChoiceControl(props: Props) {
  const { label, help = '', isLabelHidden = false, isRequired, options, value, fault, onChange, onTouch } = props
  const id = useId()
  const groups = [...new Set(options.map(({ group }) => group))]
  const chosen = options.find(option => option.value === value)
  const explanation = chosen?.help ?? help
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-required={isRequired}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-help ${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onTouch}
      >
        {(!isRequired || !chosen) && <option value="">{isRequired ? policyEditor.choose : policyEditor.notSet}</option>}
        {groups.map(group => {
          const own = options.filter(option => option.group === group).map(toOption)
          return group === undefined ? (
            own
          ) : (
            <optgroup key={group} label={group}>
              {own}
            </optgroup>
          )
        })}
      </select>
      {explanation !== '' && (
        <p id={`${id}-help`} className={styles.help}>
          {explanation}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

function toOption({ value, label, unavailable }: Option) {
  return (
    <option key={value} value={value} disabled={unavailable !== undefined} title={unavailable}>
      {label}
    </option>
  )
}
