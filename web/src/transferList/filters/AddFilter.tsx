import Icon from '@cloudscape-design/components/icon'
import { useState } from 'react'
import type { FilterKey } from '../../../../shared/domain/listAddress.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { Flyout } from './Flyout.tsx'
import styles from './filterBar.module.css'

type Props = { choices: readonly { key: FilterKey; label: string }[]; onAdd: (key: FilterKey) => void }

export function AddFilter({ choices, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flyout
      name={lists.filters.choices}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      isQuiet
      trigger={
        <>
          <Icon name="add-plus" size="small" /> {lists.filters.add}
        </>
      }
    >
      <ul className={styles.choices}>
        {choices.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                setIsOpen(false)
                onAdd(key)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Flyout>
  )
}
