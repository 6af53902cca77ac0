import { useId } from 'react'
import styles from './listSelect.module.css'

type Props = {
  label: string
  values: readonly string[]
  value: string
  explanation?: string | undefined
  onChange: (value: string) => void
}

/** Phones and screen readers support a native select, and it adds no code. */
export function ListSelect({ label, values, value, explanation, onChange }: Props) {
  const id = useId()
  const explanationId = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} aria-describedby={explanationId} onChange={({ target }) => onChange(target.value)}>
        {values.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p id={explanationId}>{explanation}</p>
    </div>
  )
}
