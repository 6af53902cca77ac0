import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import type { Transfers } from '../ports/transfers.ts'
import { loadTransfer } from './loadTransfer.ts'
import { StepFailure, type StepInput } from './step.ts'

export async function loadFile(
  transfers: Pick<Transfers, 'get'>,
  { transferId, fileId }: StepInput,
): Promise<{ transfer: Transfer; file: TransferFile }> {
  const transfer = await loadTransfer(transfers, transferId)
  const file = transfer.files.find(({ id }) => id === fileId)
  if (!file) throw new StepFailure('A file of this transfer no longer exists. Please send it again.')
  return { transfer, file }
}
