import { BasicInfoType } from '../../../../shared/domain/inspection.ts'
import type { DateChoice, FilterKey } from '../../../../shared/domain/listAddress.ts'
import { listExtensions } from '../../../../shared/domain/listExtensions.ts'
import { futureRanges, pastRanges } from '../../../../shared/domain/listRanges.ts'
import { ListedOption, ListedState } from '../../../../shared/domain/transferFilters.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { isDateKey, type ListQuestion, withFilter } from '../listQuestion.ts'
import type { Ask } from '../useListQuestion.ts'
import { AddressFilter } from './AddressFilter.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DateFilter } from './DateFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

export type KnownAddresses = Record<'recipient' | 'sender', readonly string[]>

type Props = {
  filterKey: FilterKey
  question: ListQuestion
  known: KnownAddresses
  ask: Ask
  onDone: () => void
}

export function FilterPanel({ filterKey: key, question, known, ask, onDone }: Props) {
  const { 'inspection/infotypes': searched } = useConfiguration()
  const set = (filter: readonly string[] | DateChoice | undefined) =>
    ask(last => withFilter(last, key, filter), { within: key })
  const label = lists.filters.labels[key]
  if (isDateKey(key)) {
    const names = key === 'createdAt' ? pastRanges : futureRanges
    return <DateFilter label={label} names={names} choice={question.dates[key]} onChange={set} />
  }
  const values = question.values[key] ?? []
  if (key === 'state' || key === 'fileExtension' || key === 'infotype' || key === 'option') {
    const offered = key === 'infotype' && searched ? searched.split(',') : choices[key]
    return <ChoiceFilter filterKey={key} label={label} choices={offered} values={values} onChange={set} />
  }
  const hint = lists.filters.hints[key]
  if (key === 'recipient' || key === 'sender') {
    const shared = { filterKey: key, label, hint, values, known: known[key] }
    return <AddressFilter {...shared} onChange={set} onDone={onDone} />
  }
  return <TextFilter filterKey={key} label={label} hint={hint} values={values} onChange={set} onDone={onDone} />
}

/** The keys are in the order of a transfer's life. */
const choices = {
  state: ListedState.options,
  fileExtension: listExtensions.toSorted(),
  infotype: BasicInfoType.options,
  option: ListedOption.options,
} as const satisfies Record<string, readonly string[]>
