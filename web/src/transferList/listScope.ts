import {
  countAllTransfers,
  countTransfers,
  searchAllTransfers,
  searchTransfers,
} from '../../../shared/contract/search.ts'
import { transferListTexts } from '../../../shared/texts/transferList.ts'
import type { FilterKey } from './listQuestion.ts'

/** Whose transfers a page lists, by which calls, and what it can be narrowed by. */
export type ListScope = {
  name: 'transfers' | 'allTransfers'
  title: string
  search: typeof searchTransfers | typeof searchAllTransfers
  count: typeof countTransfers | typeof countAllTransfers
  /** The filters in their order; those that always stand there come first. */
  filterKeys: readonly FilterKey[]
}

const first = ['state', 'recipient'] as const
const others = ['createdAt', 'expiryDate', 'keyword', 'message', 'fileName', 'fileExtension', 'infotype'] as const

export const ownTransfers: ListScope = {
  name: 'transfers',
  title: transferListTexts.mine,
  search: searchTransfers,
  count: countTransfers,
  filterKeys: [...first, ...others],
}

export const everybodysTransfers: ListScope = {
  name: 'allTransfers',
  title: transferListTexts.everybodys,
  search: searchAllTransfers,
  count: countAllTransfers,
  filterKeys: [...first, 'sender', ...others],
}

/** Whether a filter stands there even while it filters nothing. */
export function isAlwaysShown(key: FilterKey): boolean {
  return first.some(each => each === key)
}
