import type { CountReply } from '../../shared/contract/search.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import type { ListScope, TransferIndex } from '../ports/transferIndex.ts'

export async function counted(
  { transferIndex, now }: { transferIndex: Pick<TransferIndex, 'count'>; now: () => number },
  scope: ListScope,
  filters: TransferFilters,
): Promise<CountReply> {
  const { total, asOf, ...stats } = await transferIndex.count(scope, filters, now())
  return { total, stats, asOf }
}
