import {
  countAllTransfers,
  countTransfers,
  searchAllTransfers,
  searchTransfers,
} from '../../../shared/contract/search.ts'
import type { FilterKey } from '../../../shared/domain/listAddress.ts'
import { pageTitles } from '../../../shared/texts/en/common.ts'

export type ListScope = {
  name: 'transfers' | 'allTransfers'
  title: string
  search: typeof searchTransfers | typeof searchAllTransfers
  count: typeof countTransfers | typeof countAllTransfers
  /** The permanent filters come first. */
  filterKeys: readonly FilterKey[]
}

const first = ['state', 'recipient'] as const
const others = [
  'createdAt',
  'expiryDate',
  'keyword',
  'message',
  'fileName',
  'fileExtension',
  'infotype',
  'option',
] as const

export const ownTransfers: ListScope = {
  name: 'transfers',
  get title() {
    return pageTitles.transfers
  },
  search: searchTransfers,
  count: countTransfers,
  filterKeys: [...first, ...others],
}

export const allTransfers: ListScope = {
  name: 'allTransfers',
  get title() {
    return pageTitles.allTransfers
  },
  search: searchAllTransfers,
  count: countAllTransfers,
  filterKeys: [...first, 'sender', ...others],
}

export function isAlwaysShown(key: FilterKey): boolean {
  return first.some(each => each === key)
}
