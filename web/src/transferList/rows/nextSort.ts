import type { SortKey, TransferSort } from '../../../../shared/domain/transferFilters.ts'

/** The default order per key: newest first, soonest expiry first. */
const firstOrders: Record<SortKey, TransferSort['order']> = { createdAt: 'desc', expiryDate: 'asc' }

/** Reversed if the list is sorted by it. */
export function nextSort({ key, order }: TransferSort, wanted: SortKey): TransferSort {
  if (key !== wanted) return { key: wanted, order: firstOrders[wanted] }
  return { key, order: order === 'asc' ? 'desc' : 'asc' }
}
