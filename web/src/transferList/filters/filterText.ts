import { InfoType } from '../../../../shared/domain/inspection.ts'
import { ListedOption, ListedState } from '../../../../shared/domain/transferFilters.ts'
import {
  formatDays,
  formatMoments,
  infoTypeLabel,
  optionTexts,
  rangeLabels,
} from '../../../../shared/texts/transferList.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import { type FilterKey, isDateKey, isMoments, type ListQuestion, type ValueKey } from '../listQuestion.ts'

const NAMED = 2

/** 'Active or Revoked', 'Last 7 days', 'pdf, xlsx and 3 more'. */
export function filterText({ values, dates }: ListQuestion, key: FilterKey): string {
  if (isDateKey(key)) {
    const choice = dates[key] ?? {}
    if (typeof choice === 'string') return rangeLabels[choice]
    return isMoments(choice) ? formatMoments(choice) : formatDays(choice)
  }
  const names = (values[key] ?? []).map(value => valueText(key, value))
  if (names.length <= NAMED) return names.join(' or ')
  return `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
}

export function valueText(key: ValueKey, value: string): string {
  if (key === 'state') return stateText(ListedState.parse(value)).label
  if (key === 'option') return optionTexts[ListedOption.parse(value)]
  return key === 'infotype' ? infoTypeLabel(InfoType.parse(value)) : value
}
