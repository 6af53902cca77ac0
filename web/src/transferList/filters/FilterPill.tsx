import Icon from '@cloudscape-design/components/icon'
import type { FilterKey } from '../../../../shared/domain/listAddress.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { isSet, type ListQuestion } from '../listQuestion.ts'
import type { Ask } from '../useListQuestion.ts'
import type { KnownAddresses } from './FilterPanel.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { Flyout } from './Flyout.tsx'
import styles from './filterBar.module.css'
import { filterText } from './filterText.ts'

type Props = {
  filterKey: FilterKey
  question: ListQuestion
  known: KnownAddresses
  ask: Ask
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onDone: () => void
  onRemove: () => void
}

export function FilterPill({ filterKey, question, known, ask, isOpen, onOpen, onClose, onDone, onRemove }: Props) {
  const label = lists.filters.labels[filterKey]
  const isFiltering = isSet(question, filterKey)
  return (
    <span className={styles.pill} data-filter={filterKey} data-set={isFiltering || undefined}>
      <Flyout
        name={label}
        isOpen={isOpen}
        onOpen={onOpen}
        onClose={onClose}
        onEscape={onDone}
        isSet={isFiltering}
        trigger={
          <>
            <span className={styles.label}>{isFiltering ? lists.filters.withValue(label) : label}</span>
            {isFiltering && <bdi className={styles.value}>{filterText(question, filterKey)}</bdi>}
            <Icon name="caret-down-filled" size="small" />
          </>
        }
      >
        <FilterPanel filterKey={filterKey} question={question} known={known} ask={ask} onDone={onDone} />
      </Flyout>
      {isFiltering && (
        <button type="button" className={styles.remove} aria-label={lists.filters.remove(label)} onClick={onRemove}>
          <Icon name="close" size="small" />
        </button>
      )}
    </span>
  )
}
