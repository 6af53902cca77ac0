import { useState } from 'react'
import type * as z from 'zod'
import type { ListedTemplateSet } from '../../../../shared/contract/transfers.ts'
import { ListSelect } from '../ListSelect.tsx'
import { OptionRow } from './OptionRow.tsx'

export type TemplateSetChoice = z.output<typeof ListedTemplateSet>

type Props = {
  sets: readonly TemplateSetChoice[]
  /** Undefined is the default, the first set. */
  chosen: string | undefined
  onChange: (patch: { templateSet: string | undefined }) => void
}

export function TemplateSetOption({ sets, chosen, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [standard] = sets
  if (!standard || sets.length === 1) return null
  const name = chosen ?? standard.name
  return (
    <OptionRow
      label="Template set for the mails"
      state={name}
      isOn={isOpen || chosen !== undefined}
      onSwitch={isOn => {
        setIsOpen(isOn)
        if (!isOn) onChange({ templateSet: undefined })
      }}
    >
      <ListSelect
        label="Template set"
        values={sets.map(set => set.name)}
        value={name}
        explanation={sets.find(set => set.name === name)?.description}
        onChange={choice => onChange({ templateSet: choice === standard.name ? undefined : choice })}
      />
    </OptionRow>
  )
}
