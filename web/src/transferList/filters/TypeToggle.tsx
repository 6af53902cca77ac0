import { useId } from 'react'
import type { ListQuestion } from '../listQuestion.ts'
import type { Ask } from '../useListQuestion.ts'
import styles from './typeToggle.module.css'

const types: readonly { type: ListQuestion['type']; label: string }[] = [
  { type: 'all', label: 'All' },
  { type: 'sent', label: 'Sent' },
  { type: 'requested', label: 'Requested' },
]

export function TypeToggle({ type: chosen, ask }: { type: ListQuestion['type']; ask: Ask }) {
  const name = useId()
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Show</legend>
      {types.map(({ type, label }) => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            checked={type === chosen}
            onChange={() => ask(last => ({ ...last, type, page: 1 }))}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
