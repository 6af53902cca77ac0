import { ownTransfers } from '../../transferList/listScope.ts'
import { TransferList } from '../../transferList/TransferList.tsx'

/** What somebody sent and asked for. */
export function TransfersPage() {
  return <TransferList scope={ownTransfers} />
}
