import { ownTransfers } from '../../transferList/listScope.ts'
import { TransferList } from '../../transferList/TransferList.tsx'

export function TransfersPage() {
  return <TransferList scope={ownTransfers} />
}
