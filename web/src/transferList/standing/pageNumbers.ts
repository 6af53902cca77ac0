import { MOST_PAGES } from '../listAddress.ts'
import { PAGE_SIZE } from '../listQuestion.ts'

/** The last page that can be had of a list. */
export function lastPageOf(total: number): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

/** The first, the last, and those about the present one, in their order. */
export function pagesNear(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last]
  return [...new Set(wanted)].filter(number => number >= 1 && number <= last)
}
