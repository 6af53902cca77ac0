import { MAX_PAGES } from '../listAddress.ts'
import { PAGE_SIZE } from '../listQuestion.ts'

export function getLastPage(total: number): number {
  return Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}
