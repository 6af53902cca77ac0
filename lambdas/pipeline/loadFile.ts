import type { TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import type { Transfers } from '../ports/transfers.ts'
import { refuseMissing } from './loadTransfer.ts'
import { StepFailure, type StepInput } from './step.ts'

/** @throws StepFailure: a retry cannot help */
export async function loadFile(
  transfers: Pick<Transfers, 'getFile'>,
  { transferId, fileId = '' }: StepInput,
): Promise<{ transfer: TransferRecord; file: TransferFile }> {
  const { transfer, file } = (await transfers.getFile(transferId, fileId)) ?? refuseMissing()
  if (!file) throw new StepFailure('A file of this transfer no longer exists. Please send it again.')
  return { transfer, file }
}
