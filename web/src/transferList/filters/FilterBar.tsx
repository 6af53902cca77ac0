import Icon from '@cloudscape-design/components/icon'
import { useEffect, useRef, useState } from 'react'
import { filterLabels } from '../../../../shared/texts/transferList.ts'
import { type FilterKey, isSet, isUsual, type ListQuestion, usualQuestion, withFilter } from '../listQuestion.ts'
import { isAlwaysShown, type ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'
import { AddFilter } from './AddFilter.tsx'
import type { KnownAddresses } from './FilterPanel.tsx'
import { FilterPill } from './FilterPill.tsx'
import styles from './filterBar.module.css'

type Props = { scope: ListScope; question: ListQuestion; known: KnownAddresses; ask: Ask; isClearedElsewhere: boolean }

/** The filters: those that always stand there, those that are set, and the way to the others. */
export function FilterBar({ scope, question, known, ask, isClearedElsewhere }: Props) {
  const [open, setOpen] = useState<FilterKey>()
  const isThere = (key: FilterKey) => isAlwaysShown(key) || isSet(question, key) || key === open
  const shown = scope.filterKeys.filter(isThere)
  const others = scope.filterKeys.filter(key => !isThere(key))
  const { bar, focusNext } = useNextFocus()
  const close = (key: FilterKey) => setOpen(last => (last === key ? undefined : last))
  return (
    <fieldset ref={bar} className={styles.bar}>
      <legend className="visually-hidden">Filters</legend>
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
          <AddFilter choices={others.map(key => ({ key, label: filterLabels[key] }))} onAdd={setOpen} />
        </span>
      )}
      {!isUsual(question) && !isClearedElsewhere && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            focusNext([])
            ask(({ sort }) => ({ ...usualQuestion, sort }))
          }}
        >
          <Icon name="close" size="small" /> Clear filters
        </button>
      )}
    </fieldset>
  )
}

/** Focuses the first of some filters that is still there after the next rendering, or else the way to more of them. */
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
