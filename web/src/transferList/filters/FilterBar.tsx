import Icon from '@cloudscape-design/components/icon'
import { useEffect, useRef, useState } from 'react'
import type { FilterKey } from '../../../../shared/domain/listAddress.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { defaultQuestion, isDefault, isSet, type ListQuestion, withFilter } from '../listQuestion.ts'
import { isAlwaysShown, type ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'
import { AddFilter } from './AddFilter.tsx'
import type { KnownAddresses } from './FilterPanel.tsx'
import { FilterPill } from './FilterPill.tsx'
import styles from './filterBar.module.css'

type Props = { scope: ListScope; question: ListQuestion; known: KnownAddresses; ask: Ask; isClearedElsewhere: boolean }

export function FilterBar({ scope, question, known, ask, isClearedElsewhere }: Props) {
  const [open, setOpen] = useState<FilterKey>()
  const isVisible = (key: FilterKey) => isAlwaysShown(key) || isSet(question, key) || key === open
  const shown = scope.filterKeys.filter(isVisible)
  const others = scope.filterKeys.filter(key => !isVisible(key))
  const { bar, focusNext } = useNextFocus()
  const close = (key: FilterKey) => setOpen(last => (last === key ? undefined : last))
  return (
    <fieldset ref={bar} className={styles.bar}>
      <legend className="visually-hidden">{lists.filters.name}</legend>
      {shown.map(key => (
        <FilterPill
          key={key}
          filterKey={key}
          question={question}
          known={known}
          ask={ask}
          isOpen={key === open}
          onOpen={() => setOpen(key)}
          onClose={() => close(key)}
          onDone={() => {
            focusNext([key])
            close(key)
          }}
          onRemove={() => {
            focusNext([key, ...shown.slice(shown.indexOf(key) + 1)])
            ask(last => withFilter(last, key))
          }}
        />
      ))}
      {others.length > 0 && (
        <span data-filter="other">
          <AddFilter choices={others.map(key => ({ key, label: lists.filters.labels[key] }))} onAdd={setOpen} />
        </span>
      )}
      {!isDefault(question) && !isClearedElsewhere && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            focusNext([])
            ask(({ sort }) => ({ ...defaultQuestion, sort }))
          }}
        >
          <Icon name="close" size="small" /> {lists.filters.clear}
        </button>
      )}
    </fieldset>
  )
}

/** Focuses the first of these filters that exists, else the menu. */
function useNextFocus() {
  const bar = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<readonly string[]>(undefined)
  useEffect(() => {
    const keys = wanted.current
    wanted.current = undefined
    if (!keys) return
    const buttons = [...keys, 'other'].map(key => bar.current?.querySelector(`[data-filter="${key}"] button`))
    const [next] = buttons.filter(button => button instanceof HTMLElement)
    next?.focus()
  })
  const focusNext = (keys: readonly FilterKey[]) => {
    wanted.current = keys
  }
  return { bar, focusNext }
}
