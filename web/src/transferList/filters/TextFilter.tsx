import { useId, useState } from 'react'
import type { ValueKey } from '../../../../shared/domain/listAddress.ts'
import { faultOfValues } from '../listAddress.ts'
import styles from './filterPanel.module.css'
import { useTyped } from './useTyped.ts'

type Props = {
  filterKey: ValueKey
  label: string
  hint: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  onDone: () => void
}

export function TextFilter({ filterKey, label, hint, values, onChange, onDone }: Props) {
  const [text, setText] = useState(values[0] ?? '')
  const getValues = (typed: string) => (typed.trim() === '' ? [] : [typed.trim()])
  const fault = faultOfValues(filterKey, getValues(text))
  const id = useId()
  const hintId = useId()
  const { type, finish } = useTyped((typed: string) => {
    if (faultOfValues(filterKey, getValues(typed)) === undefined) onChange(getValues(typed))
  })
  return (
    <form
      className={styles.panel}
      onSubmit={event => {
        event.preventDefault()
        finish()
        if (fault === undefined) onDone()
      }}
      onBlur={finish}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.field}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={hintId}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => {
          setText(target.value)
          type(target.value)
        }}
      />
      <p id={hintId} className={fault === undefined ? styles.hint : styles.fault}>
        {fault ?? hint}
      </p>
    </form>
  )
}
