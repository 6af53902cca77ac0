import { allTransfers } from '../../transferList/listScope.ts'
import { TransferList } from '../../transferList/TransferList.tsx'

export function AllTransfersPage() {
  return <TransferList scope={allTransfers} />
}
