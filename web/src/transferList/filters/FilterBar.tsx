import Icon from '@cloudscape-design/components/icon'
import { useState } from 'react'
import { filterLabels } from '../../../../shared/texts/transferList.ts'
import { type FilterKey, isSet, isUsual, type ListQuestion, usualQuestion } from '../listQuestion.ts'
import { isAlwaysShown, type ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'
import { AddFilter } from './AddFilter.tsx'
import type { KnownAddresses } from './FilterPanel.tsx'
import { FilterPill } from './FilterPill.tsx'
import styles from './filterBar.module.css'

type Props = { scope: ListScope; question: ListQuestion; known: KnownAddresses; ask: Ask }

/** The filters: those that always stand there, those that are set, and the way to the others. */
export function FilterBar({ scope, question, known, ask }: Props) {
  const [open, setOpen] = useState<FilterKey>()
  const isThere = (key: FilterKey) => isAlwaysShown(key) || isSet(question, key) || key === open
  const shown = scope.filterKeys.filter(isThere)
  const others = scope.filterKeys.filter(key => !isThere(key))
  return (
    <fieldset className={styles.bar}>
      <legend className="said-only">Filters</legend>
      {shown.map(key => (
        <FilterPill
          key={key}
          filterKey={key}
          question={question}
          known={known}
          ask={ask}
          isOpen={key === open}
          onOpen={() => setOpen(key)}
          onClose={() => setOpen(last => (last === key ? undefined : last))}
        />
      ))}
      {others.length > 0 && (
        <AddFilter choices={others.map(key => ({ key, label: filterLabels[key] }))} onAdd={setOpen} />
      )}
      {!isUsual(question) && (
        <button type="button" className={styles.clear} onClick={() => ask(({ sort }) => ({ ...usualQuestion, sort }))}>
          <Icon name="close" size="small" /> Clear filters
        </button>
      )}
    </fieldset>
  )
}
