import type { Transfer } from '../../shared/domain/transfer.ts'
import type { Transfers } from '../ports/transfers.ts'
import { StepFailure } from './step.ts'

/** @throws StepFailure: a retry cannot help */
export async function loadTransfer(transfers: Pick<Transfers, 'get'>, id: string): Promise<Transfer> {
  const transfer = await transfers.get(id)
  return transfer ?? refuseMissing()
}

export function refuseMissing(): never {
  throw new StepFailure('The transfer no longer exists.')
}
