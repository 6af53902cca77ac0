import { everybodysTransfers } from '../../transferList/listScope.ts'
import { TransferList } from '../../transferList/TransferList.tsx'

/** What everybody sent and asked for, for administrators. */
export function AllTransfersPage() {
  return <TransferList scope={everybodysTransfers} />
}
