import { useId } from 'react'
import { lists } from '../../../../shared/texts/en/lists.ts'
import type { ListQuestion } from '../listQuestion.ts'
import type { Ask } from '../useListQuestion.ts'
import styles from './typeToggle.module.css'

const types: readonly ListQuestion['type'][] = ['all', 'sent', 'requested']

export function TypeToggle({ type: chosen, ask }: { type: ListQuestion['type']; ask: Ask }) {
  const name = useId()
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{lists.show}</legend>
      {types.map(type => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            checked={type === chosen}
            onChange={() => ask(last => ({ ...last, type, page: 1 }))}
          />
          <span>{lists.types[type]}</span>
        </label>
      ))}
    </fieldset>
  )
}
