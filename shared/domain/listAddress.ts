import type { Days, Moments, RangeName } from './listRanges.ts'
import { pages } from './pages.ts'
import type { ListedType, TransferFilter } from './transferFilters.ts'

export type DateKey = 'createdAt' | 'expiryDate'
export type FilterKey = Exclude<TransferFilter['key'], 'type'>
export type ValueKey = Exclude<FilterKey, DateKey>

/** A quick range moves with time. Links from the insights have moments, where the organisation is in another time zone. */
export type DateChoice = RangeName | Days | Moments

export type ListNarrowing = {
  type: ListedType | 'all'
  /** Alternatives; an absent filter matches everything. */
  values: Partial<Record<ValueKey, readonly string[]>>
  dates: Partial<Record<DateKey, DateChoice>>
}

/** Specification, section 2. */
export const defaultCreation: RangeName = 'last-7-days'

export function isMoments(choice: DateChoice): choice is Moments {
  return typeof choice === 'object' && ('from' in choice || 'to' in choice)
}

/** The part of a list's address that narrows it (`readListAddress`). Omits defaults. */
export function writeNarrowing({ type, values, dates }: ListNarrowing): URLSearchParams {
  const params = new URLSearchParams()
  if (type !== 'all') params.set('type', type)
  for (const [key, alternatives] of Object.entries(values)) {
    for (const value of alternatives) params.append(key, value)
  }
  if (dates.createdAt !== defaultCreation) params.set('createdAt', writeChoice(dates.createdAt))
  if (dates.expiryDate !== undefined) params.set('expiryDate', writeChoice(dates.expiryDate))
  return params
}

/** Any date. */
export const ANY = 'any'

function writeChoice(choice: DateChoice | undefined): string {
  if (choice === undefined) return ANY
  if (typeof choice === 'string') return choice
  const [start, end] = isMoments(choice) ? [choice.from, choice.to] : [choice.first, choice.last]
  return `${start ?? ''}..${end ?? ''}`
}

export type ListFilters = ListNarrowing['values'] & { type?: ListedType }

/** All Transfers with the transfers of a window: the total there is the figure of the insights. */
export function toListLink({ type, ...values }: ListFilters, createdAt: DateChoice): string {
  const params = writeNarrowing({ type: type ?? 'all', values, dates: { createdAt } })
  return `${pages.allTransfers.path}${params.size > 0 ? `?${params}` : ''}`
}
