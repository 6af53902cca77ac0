import { useId, useState } from 'react'
import type { ValueKey } from '../../../../shared/domain/listAddress.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { faultOfValues } from '../listAddress.ts'
import styles from './filterPanel.module.css'
import { valueText } from './filterText.ts'

/** From this count on, the choices have a search field. */
const MANY = 12

type Props = {
  filterKey: ValueKey
  label: string
  choices: readonly string[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

export function ChoiceFilter({ filterKey, label, choices, values, onChange }: Props) {
  const [wanted, setWanted] = useState('')
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  // A URL may name unknown values.
  const all = [...choices, ...values.filter(value => !choices.includes(value))]
  const named = all.map(value => ({ value, name: valueText(filterKey, value) }))
  const found = named.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))

  const choose = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...values, value] : values.filter(each => each !== value)
    const why = faultOfValues(filterKey, next)
    setFault(why)
    if (why === undefined) onChange(next)
  }
  return (
    <fieldset className={styles.panel} aria-describedby={fault && faultId}>
      <legend>{label}</legend>
      {choices.length > MANY && (
        <input
          type="search"
          className={styles.field}
          aria-label={lists.filters.findIn(label)}
          placeholder={lists.filters.find}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <div className={styles.choices} data-many={choices.length > MANY || undefined}>
        {found.map(({ value, name }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ target }) => choose(value, target.checked)}
            />
            {name}
          </label>
        ))}
        {found.length === 0 && <p className={styles.hint}>{lists.filters.noMatches}</p>}
      </div>
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
