import type { SortKey, TransferSort } from '../../../../shared/domain/transferFilters.ts'

/** The way in which each is wanted first: what is new, and what ends soon. */
const firstOrders: Record<SortKey, TransferSort['order']> = { createdAt: 'desc', expiryDate: 'asc' }

/** The order after somebody asked for one by a key: turned round when it is that already. */
export function nextSort({ key, order }: TransferSort, wanted: SortKey): TransferSort {
  if (key !== wanted) return { key: wanted, order: firstOrders[wanted] }
  return { key, order: order === 'asc' ? 'desc' : 'asc' }
}
