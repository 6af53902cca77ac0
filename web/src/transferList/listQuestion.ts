import type * as z from 'zod'
import type { Days, RangeName } from '../../../shared/domain/listRanges.ts'
import { toMoments, toRange } from '../../../shared/domain/listRanges.ts'
import type {
  ListedType,
  TransferFilter,
  TransferFilters,
  TransferSort,
} from '../../../shared/domain/transferFilters.ts'

export type DateKey = 'createdAt' | 'expiryDate'
export type FilterKey = Exclude<TransferFilter['key'], 'type'>
export type ValueKey = Exclude<FilterKey, DateKey>

/** A quick range by its name, so that it moves with time, or days. */
export type DateChoice = RangeName | Days

/** All that a list is asked: what stands in its address. */
export type ListQuestion = {
  type: ListedType | 'all'
  /** Alternatives; a filter that is not there holds for everything. */
  values: Partial<Record<ValueKey, readonly string[]>>
  dates: Partial<Record<DateKey, DateChoice>>
  sort: TransferSort
  /** From 1. */
  page: number
}

/** As the specification has it (section 2, Lists): 10 a page, the newest first, of the last 7 days. */
export const PAGE_SIZE = 10
export const newestFirst: TransferSort = { key: 'createdAt', order: 'desc' }
export const usualCreation: RangeName = 'last-7-days'
export const usualQuestion: ListQuestion = {
  type: 'all',
  values: {},
  dates: { createdAt: usualCreation },
  sort: newestFirst,
  page: 1,
}

export function isDateKey(key: FilterKey): key is DateKey {
  return key === 'createdAt' || key === 'expiryDate'
}

/** Whether a filter holds for less than everything. */
export function isSet({ values, dates }: ListQuestion, key: FilterKey): boolean {
  return isDateKey(key) ? dates[key] !== undefined : values[key] !== undefined
}

/** The same question with other alternatives or days of a filter, or without it, from its first page. */
export function withFilter(
  question: ListQuestion,
  key: FilterKey,
  filter?: readonly string[] | DateChoice,
): ListQuestion {
  const { [key as DateKey]: _date, ...dates } = question.dates
  const { [key as ValueKey]: _values, ...values } = question.values
  const isNothing = filter === undefined || (Array.isArray(filter) && filter.length === 0)
  const set = isNothing ? {} : { [key]: filter }
  return {
    ...question,
    page: 1,
    ...(isDateKey(key) ? { dates: { ...dates, ...set }, values } : { dates, values: { ...values, ...set } }),
  }
}

/** Whether nothing was asked but what is asked of itself. */
export function isUsual({ type, values, dates }: ListQuestion): boolean {
  const isNarrowed = Object.keys(values).length > 0
  return type === 'all' && !isNarrowed && dates.createdAt === usualCreation && dates.expiryDate === undefined
}

/** The filters of a question as the API takes them. @param now milliseconds since the epoch */
export function getFilters({ type, values, dates }: ListQuestion, now: number, timeZone: string): TransferFiltersInput {
  const ranges = Object.entries(dates).map(([key, choice]) => ({
    key,
    value: typeof choice === 'string' ? toRange(choice, now, timeZone) : toMoments(choice, timeZone),
  }))
  const alternatives = Object.entries(values).map(([key, value]) => ({ key, value: [...value] }))
  return [
    ...(type === 'all' ? [] : [{ key: 'type', value: [type] }]),
    ...alternatives,
    ...ranges,
  ] as TransferFiltersInput
}
type TransferFiltersInput = NonNullable<z.input<typeof TransferFilters>>
