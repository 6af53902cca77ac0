import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useId, useState } from 'react'
import type * as z from 'zod'
import type { ListedTemplateSet } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { options as optionsTexts } from '../../../../shared/texts/en/options.ts'
import { PolicyReasons } from '../../policies/PolicyReasons.tsx'
import { reasonsFor } from '../../policies/reasons.ts'
import styles from '../listSelect.module.css'
import select from '../select.module.css'
import { OptionRow } from './OptionRow.tsx'
import options from './options.module.css'

export type TemplateSetChoice = z.output<typeof ListedTemplateSet>

type Props = {
  sets: readonly TemplateSetChoice[]
  /** Undefined is the default, the first set. */
  chosen: string | undefined
  policyMessages: readonly PolicyMessage[]
  onChange: (patch: { templateSet: string | undefined }) => void
}

export function TemplateSetOption({ sets, chosen, policyMessages, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [standard] = sets
  const reasons = reasonsFor(policyMessages, 'templateSet')
  if (!standard) return null
  if (reasons.length > 0) {
    return (
      <div className={options.required}>
        <StatusIndicator type="info">{optionsTexts.templateSet.fixed(standard.name)}</StatusIndicator>
        <PolicyReasons messages={reasons} />
      </div>
    )
  }
  if (sets.length === 1) return null
  const name = chosen ?? standard.name
  return (
    <OptionRow
      label={optionsTexts.templateSet.label}
      state={name}
      isOn={isOpen || chosen !== undefined}
      onSwitch={isOn => {
        setIsOpen(isOn)
        if (!isOn) onChange({ templateSet: undefined })
      }}
    >
      <ListSelect
        label={optionsTexts.templateSet.field}
        values={sets.map(set => set.name)}
        value={name}
        explanation={sets.find(set => set.name === name)?.description}
        onChange={choice => onChange({ templateSet: choice === standard.name ? undefined : choice })}
      />
    </OptionRow>
  )
}

type ListSelectProps = {
  label: string
  values: readonly string[]
  value: string
  explanation?: string | undefined
  onChange: (value: string) => void
}

/** Phones and screen readers support a native select, and it adds no code. */
function ListSelect({ label, values, value, explanation, onChange }: ListSelectProps) {
  const id = useId()
  const explanationId = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={select.select}
        value={value}
        aria-describedby={explanationId}
        onChange={({ target }) => onChange(target.value)}
      >
        {values.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p id={explanationId}>{explanation}</p>
    </div>
  )
}
