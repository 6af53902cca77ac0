import type { ListReply } from '../../shared/contract/search.ts'
import { type ListCursor, writeCursor } from '../../shared/domain/listCursor.ts'
import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { TransferFilters, TransferSort } from '../../shared/domain/transferFilters.ts'
import type { ListScope, TransferIndex } from '../ports/transferIndex.ts'

type Asked = {
  from: number
  size: number
  filters: TransferFilters
  sort: TransferSort[]
  after?: ListCursor | undefined
}

const newestFirst: TransferSort = { key: 'createdAt', order: 'desc' }

export async function foundPage(
  { transferIndex, now }: { transferIndex: Pick<TransferIndex, 'find'>; now: () => number },
  scope: ListScope,
  { from, size, filters, sort: [sort = newestFirst], after }: Asked,
): Promise<ListReply> {
  const start = after ? { after } : { from }
  const {
    transfers,
    total,
    isShortened = false,
    asOf,
  } = await transferIndex.find(scope, { filters, sort, size, start }, now())
  const last = transfers.at(-1)
  const isEnd = transfers.length < size || (!after && from + transfers.length >= total)
  const isLast = !last || (isEnd && !isShortened)
  return { total, transfers, next: isLast ? undefined : writeCursor(getPlace(last, sort)), asOf }
}

function getPlace(transfer: ListedTransfer, { key }: TransferSort): ListCursor {
  const date = transfer[key]
  return { at: date === undefined ? null : Date.parse(date), id: transfer.id }
}
