import { MAX_PAGES } from '../listAddress.ts'
import { PAGE_SIZE } from '../listQuestion.ts'

export function getLastPage(total: number): number {
  return Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

/** Fills a gap of one page. */
export function pagesNear(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last]
  const near = [...new Set(wanted)].filter(number => number >= 1 && number <= last)
  return near.flatMap((number, index) => (number - (near[index - 1] ?? 0) === 2 ? [number - 1, number] : [number]))
}
