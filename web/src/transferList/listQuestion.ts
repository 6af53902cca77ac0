import type * as z from 'zod'
import {
  type DateChoice,
  type DateKey,
  defaultCreation,
  type FilterKey,
  isMoments,
  type ListNarrowing,
  type ValueKey,
} from '../../../shared/domain/listAddress.ts'
import { type Moments, toMoments, toRange } from '../../../shared/domain/listRanges.ts'
import type { TransferFilters, TransferSort } from '../../../shared/domain/transferFilters.ts'

export type ListQuestion = ListNarrowing & {
  sort: TransferSort
  /** Counts from 1. */
  page: number
}

/** Specification, section 2: 10 per page, newest first. */
export const PAGE_SIZE = 10
export const newestFirst: TransferSort = { key: 'createdAt', order: 'desc' }
export const defaultQuestion: ListQuestion = {
  type: 'all',
  values: {},
  dates: { createdAt: defaultCreation },
  sort: newestFirst,
  page: 1,
}

export function isDateKey(key: FilterKey): key is DateKey {
  return key === 'createdAt' || key === 'expiryDate'
}

export function isSet({ values, dates }: ListQuestion, key: FilterKey): boolean {
  return isDateKey(key) ? dates[key] !== undefined : values[key] !== undefined
}

/** Returns to the first page. */
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

export function isDefault({ type, values, dates }: ListQuestion): boolean {
  const isNarrowed = Object.keys(values).length > 0
  return type === 'all' && !isNarrowed && dates.createdAt === defaultCreation && dates.expiryDate === undefined
}

function getMoments(choice: DateChoice, now: number, timeZone: string): Moments {
  if (typeof choice === 'string') return toRange(choice, now, timeZone)
  return isMoments(choice) ? choice : toMoments(choice, timeZone)
}

/** @param now milliseconds since the epoch */
export function getFilters({ type, values, dates }: ListQuestion, now: number, timeZone: string): TransferFiltersInput {
  const ranges = Object.entries(dates).map(([key, choice]) => ({
    key,
    value: getMoments(choice, now, timeZone),
  }))
  const alternatives = Object.entries(values).map(([key, value]) => ({ key, value: [...value] }))
  return [
    ...(type === 'all' ? [] : [{ key: 'type', value: [type] }]),
    ...alternatives,
    ...ranges,
  ] as TransferFiltersInput
}
type TransferFiltersInput = NonNullable<z.input<typeof TransferFilters>>
