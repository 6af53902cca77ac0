import { InfoType } from '../../../../shared/domain/inspection.ts'
import { type FilterKey, isMoments, type ValueKey } from '../../../../shared/domain/listAddress.ts'
import { ListedOption, ListedState } from '../../../../shared/domain/transferFilters.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { infoTypeLabel } from '../../../../shared/texts/inspection.ts'
import { formatDays, formatMoments } from '../../../../shared/texts/transferList.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import { isDateKey, type ListQuestion } from '../listQuestion.ts'

const NAMED = 2

/** 'Active or Revoked', 'Last 7 days', 'pdf, xlsx and 3 more'. */
export function filterText({ values, dates }: ListQuestion, key: FilterKey): string {
  if (isDateKey(key)) {
    const choice = dates[key] ?? {}
    if (typeof choice === 'string') return words.ranges[choice]
    return isMoments(choice) ? formatMoments(choice) : formatDays(choice)
  }
  const names = (values[key] ?? []).map(value => valueText(key, value))
  if (names.length <= NAMED) return lists.filters.either(names)
  return lists.filters.severalOf(names.slice(0, NAMED), names.length - NAMED)
}

export function valueText(key: ValueKey, value: string): string {
  if (key === 'state') return stateText(ListedState.parse(value)).label
  if (key === 'option') return words.options[ListedOption.parse(value)]
  return key === 'infotype' ? infoTypeLabel(InfoType.parse(value)) : value
}
